import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type CsvSource, useCsvDownload } from './use-csv-download.ts';

/** Gives the rows that are found, in their order and with the columns on screen, as a file. */
export function CsvButton<T>(source: CsvSource<T>) {
  const { rows, download } = useCsvDownload(source);
  return (
    <Button variant="ghost" size="sm" aria-disabled={rows !== null} onClick={download}>
      <Download aria-hidden />
      {rows === null ? 'Download CSV' : `${rows.toLocaleString('en-US')} rows...`}
    </Button>
  );
}
