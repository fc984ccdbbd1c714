import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { formatAmount } from '../../../lib/money.ts';
import { todayInKampala } from '../../../lib/today.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { saveAsFile } from '../files.ts';
import { isCut } from '../list/counts.ts';
import type { ListColumn, Listed } from '../list/list.ts';
import { ListTool } from '../list/list-header.tsx';
import { DownloadMark } from './marks.tsx';

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
      saveAsFile(`${noun.replaceAll(' ', '-')}s-${todayInKampala()}.csv`, 'text/csv;charset=utf-8', text);
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
export function sentencesOf<T>(written: number, count: number, columns: ListColumn<T>[]): string {
  const medical = columns.filter((column) => column.medical).map(({ title }) => `“${title}”`);
  return [
    isCut(count) && written === maxRows
      ? `It holds the first ${formatAmount(written)} rows: narrow the search to get the others.`
      : written < count
        ? `It holds the first ${formatAmount(written)} of ${formatAmount(count)} rows: narrow the search to get the others.`
        : `It holds ${formatAmount(written)} ${written === 1 ? 'row' : 'rows'}.`,
    ...(medical.length
      ? [`Health data stays here: ${medical.join(', ')} ${medical.length === 1 ? 'is' : 'are'} not in it.`]
      : []),
  ].join(' ');
}

// Tables as CSV (RFC 4180), in the form that spreadsheet programs read without asking.

/** What makes a spreadsheet take a cell for a formula when it stands first; groups of digits behind a `+` are nothing to calculate. */
const formula = /^(?!\+\d+( \d+)+$)[=+\-@\t\r]/;

/**
 * The rows under their head, in CRLF lines, behind the mark that says UTF-8. Visitors write what stands in them, so a
 * cell that a spreadsheet would calculate gets a `'` in front and stays text.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map(lineOf).join('')}`;
}

/**
 * A phone number in groups of digits, such as `+256 700 123456`: spreadsheets neither calculate it nor take its first 0
 * from it. What is no number stays as it is.
 */
export function phoneInFile(phone: string): string {
  const text = phone.trim();
  const groups = text.match(/\d+/g);
  if (!groups || !/^\+?[\d\s()./-]{5,}$/.test(text)) return phone;
  const [all = ''] = groups;
  const parts = groups.length > 1 ? groups : [all.slice(0, 3), all.slice(3, 6), all.slice(6)].filter(Boolean);
  return `${text.startsWith('+') ? '+' : ''}${parts.join(' ')}`;
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
