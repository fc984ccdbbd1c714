import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { formatAmount } from '../../../lib/money.ts';
import { todayInKampala } from '../../../lib/today.ts';
import { showFailure } from '../../ui/show-failure.ts';
import type { ListColumn, Listed } from '../list/list.ts';
import { ListTool } from '../list/list-header.tsx';
import { toCsv } from './csv.ts';
import { DownloadMark } from './marks.tsx';
import { saveFile } from './save-file.ts';

/** Gives the rows that are found, in their order and with the columns on screen, as a file. */
export function CsvButton<T>(source: CsvSource<T>) {
  const { rows, download } = useCsvDownload(source);
  return (
    <ListTool aria-disabled={rows !== null} onClick={download}>
      <DownloadMark />
      {rows === null ? (
        <span>
          {/* Beside a long total there is no room for both words on a phone. */}
          <chakra.span srOnly={{ base: true, md: false }}>Download </chakra.span>CSV
        </span>
      ) : (
        `${formatAmount(rows)} rows...`
      )}
    </ListTool>
  );
}

/** Rows of a file; of more a browser has no good. */
const maxRows = 50_000;

const onlyMedical = 'Only health data is on screen, and that stays here. Choose another column, too.';

interface CsvSource<T> {
  /** One of them in a word or two, such as `service`. */
  noun: string;
  /** The columns on screen. */
  columns: ListColumn<T>[];
  collect: Listed<T>['collect'];
  /** How many rows are found. */
  count: number;
}

/** Collects the rows for a file and saves it. Health data stays out of it, and what is left out is said. */
export function useCsvDownload<T>({ noun, columns, collect, count }: CsvSource<T>) {
  const [rows, setRows] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const download = async () => {
    if (rows !== null) return;
    const { signal } = leaving.current;
    const written = columns.filter(({ medical }) => !medical);
    setRows(0);
    try {
      if (written.length === 0) throw new Error(onlyMedical);
      const items = await collect(maxRows, setRows, signal);
      if (signal.aborted) return;
      const text = toCsv(
        written.map(({ title }) => title),
        items.map((item) => written.map((column) => (column.inFile ?? column.text)(item))),
      );
      saveFile(`${noun.replaceAll(' ', '-')}s-${todayInKampala()}.csv`, 'text/csv;charset=utf-8', text);
      toast.success('CSV file downloaded', { description: sentencesOf(items.length, count, columns) });
    } catch (error) {
      if (!signal.aborted) showFailure('The file could not be made', error);
    } finally {
      setRows(null);
    }
  };
  return { /** How many have come, while it is being made. */ rows, download };
}

/** What the file holds and what it lacks, in sentences. */
function sentencesOf<T>(written: number, count: number, columns: ListColumn<T>[]): string {
  const medical = columns.filter((column) => column.medical).map(({ title }) => `“${title}”`);
  return [
    written < count
      ? `It holds the first ${formatAmount(written)} of ${formatAmount(count)} rows: narrow the search to get the others.`
      : `It holds ${formatAmount(written)} ${written === 1 ? 'row' : 'rows'}.`,
    ...(medical.length
      ? [`Health data stays here: ${medical.join(', ')} ${medical.length === 1 ? 'is' : 'are'} not in it.`]
      : []),
  ].join(' ');
}
