// The texts of an archive, read line by line: what is wrong is said with its file and line.
import { AppError } from '../../platform/errors.ts';
import { storable } from '../../platform/text/characters.ts';
import { mostOfLine, notImported } from './archive-format.ts';

interface Line {
  value: object;
  /** Where it stands, as staff read it. */
  place: string;
}

/** Each line that holds something. */
export function* linesOf(bytes: Buffer, name: string): Generator<Line> {
  let number = 0;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    start += line.length + 1;
    number += 1;
    const place = `Line ${number} of ${name}`;
    if (line.length > 0) yield { value: objectOf(line, place), place };
  }
}

/** The one object that `bytes` are. */
export function objectOf(bytes: Buffer, place: string): object {
  if (bytes.length > mostOfLine) throw notImported(`${place} in the archive is longer than 10 MB.`);
  const value = jsonOf(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw notImported(`${place} in the archive is damaged.`);
  if (!isStorable(value)) throw notImported(`${place} in the archive holds characters that cannot be kept.`);
  return value;
}

/** What `read` answers; the place stands before what it refuses. */
export function at<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw notImported(`${place} in the archive cannot be taken: ${error.message}`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether all texts in it are, names of fields too. Without recursion: it may be nested as deep as its line is long. */
function isStorable(value: object): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const current = rest.pop();
    if (typeof current === 'string' && storable(current) !== current) return false;
    if (typeof current !== 'object' || current === null) continue;
    for (const [name, inside] of Object.entries(current)) rest.push(name, inside);
  }
  return true;
}
