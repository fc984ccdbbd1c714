import { to as copyTo } from 'pg-copy-streams';
import { type BackedUpTable, partBytes } from './backup-format.ts';
import { type Client, copied } from './tables.ts';

const newline = 10;

/** The rows of a table in pieces of whole rows; of an empty table one empty piece. */
export async function* copyOut(client: Client, table: BackedUpTable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  let isBegun = false;
  for await (const chunk of client.query(copyTo(`COPY ${copied(table)} TO STDOUT`))) {
    waiting.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length < partBytes) continue;
    const all = Buffer.concat(waiting, length);
    const end = all.lastIndexOf(newline) + 1;
    if (end > 0) {
      yield all.subarray(0, end);
      isBegun = true;
    }
    waiting = [all.subarray(end)];
    length -= end;
  }
  if (length > 0 || !isBegun) yield Buffer.concat(waiting, length);
}

/** In the text format of COPY a line is a row: what breaks lines inside of a value is written in another way. */
export function countRows(part: Buffer): number {
  let rows = 0;
  for (let at = part.indexOf(newline); at >= 0; at = part.indexOf(newline, at + 1)) rows += 1;
  return rows;
}
