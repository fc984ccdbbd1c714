// A file of subscribers as it comes from a spreadsheet, row by row, and what is wrong with it.
import { type CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../platform/errors.ts';
import { badInput } from '../../platform/validation.ts';
import { calendarDay, line } from '../inbox/fields.ts';
import { subscriberEmail } from './newsletter.input.ts';

export const mostBytes = 5 * 1024 ** 2;
const mostRows = 20_000;
/** Without control characters, which the database cannot keep. */
const consentSourceOf = line(200);
const dayOf = calendarDay('consent_at');

interface ImportedRow {
  line: number;
  /** As it stands in the file. */
  given: { email: string; consentAt: string; consentSource: string };
}

export interface GoodRow extends ImportedRow {
  email: string;
  /** Null where the file does not prove both when and where: its owner is asked. */
  consent: { at: Date; source: string } | null;
}

export interface BadRow extends ImportedRow {
  reason: string;
}

export const tooLarge = () =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    'The file is larger than 5 MB: please send it in parts. Nothing was imported.',
  );

/** Throws BAD_USER_INPUT when it is no such file at all; then nothing of it is taken. */
export function readSubscribers(bytes: Buffer): { good: GoodRow[]; bad: BadRow[] } {
  const rows = rowsOf(textOf(bytes));
  const good = new Map<string, GoodRow>();
  const bad: BadRow[] = [];
  for (const row of rows) {
    const read = readRow(row);
    if (typeof read === 'string') bad.push({ ...row, reason: read });
    else if (good.has(read.email))
      bad.push({ ...row, reason: `This address stands on line ${good.get(read.email)?.line} already.` });
    else good.set(read.email, read);
  }
  return { good: [...good.values()], bad };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('The file is not UTF-8: please save it as “CSV UTF-8” in your spreadsheet.');
  }
}

function rowsOf(text: string): ImportedRow[] {
  const heading = text.slice(0, text.search(/\r|\n|$/));
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      columns: (names: string[]) => {
        const known = names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
        if (!known.includes('email'))
          throw refused('The first line must name the columns: email, consent_at, consent_source.');
        return known;
      },
      // Spreadsheets of some countries write semicolons.
      delimiter: heading.includes(';') && !heading.includes(',') ? ';' : ',',
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
    });
    if (records.length > mostRows)
      throw refused('The file has more than 20,000 rows: please send it in parts.');
    if (records.length === 0) throw refused('The file has no rows below the names of the columns.');
    return records.map(({ record, info }) => ({
      line: info.lines,
      given: {
        email: record.email ?? '',
        consentAt: record.consent_at ?? '',
        consentSource: record.consent_source ?? '',
      },
    }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw refused(
      `The file cannot be read${lines ? ` at line ${lines}` : ''}: please look for a quote that is not closed.`,
    );
  }
}

const momentShape = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A string says what is wrong with it. */
function readRow(row: ImportedRow): GoodRow | string {
  const { email, consentAt, consentSource } = row.given;
  const address = subscriberEmail.safeParse({ email });
  if (!address.success) return email ? 'This is no e-mail address.' : 'There is no e-mail address.';
  const read = { ...row, email: address.data.email };
  if (!consentAt || !consentSource) return { ...read, consent: null };
  // Date takes February 30 for March 2: that would be a proof of what nobody said.
  const isDay = dayOf.safeParse(consentAt.slice(0, 10)).success && momentShape.test(consentAt);
  const at = new Date(isDay ? consentAt.replace(' ', 'T') : Number.NaN);
  if (Number.isNaN(at.getTime())) return 'consent_at is no date such as 2026-01-05 or 2026-01-05T12:00:00Z.';
  if (at.getTime() > Date.now()) return 'consent_at is in the future.';
  const source = consentSourceOf.safeParse(consentSource);
  if (!source.success) return 'consent_source must have 200 characters or fewer.';
  return { ...read, consent: { at, source: source.data } };
}

const refused = (message: string) => badInput([{ message: `${message} Nothing was imported.`, path: [] }]);
