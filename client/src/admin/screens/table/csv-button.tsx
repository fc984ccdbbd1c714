import { chakra } from '@chakra-ui/react';
import { formatAmount } from '../../../lib/money.ts';
import { ListTool } from '../list/list-counts.tsx';
import { DownloadMark } from './marks.tsx';
import { type CsvSource, useCsvDownload } from './use-csv-download.ts';

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
