import { badField } from '../../platform/validation.ts';

/** What a list can be sorted by: SQL of a column (or expression) that has an index together with `id`. */
export interface SortKey {
  sql: string;
  type: 'timestamptz' | 'date' | 'text' | 'integer' | 'numeric';
}

/** A place in a sorted list: between the row with this value and id and its neighbour. */
interface Position {
  /** The value as PostgreSQL writes it. */
  value: string;
  id: number;
}

/** The place as callers get it; it fits only the list sorted by `sort`. */
export function writeCursor(sort: string, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** The place a cursor means. Throws BAD_USER_INPUT for anything that `writeCursor` did not make for this `sort`. */
export function readCursor(
  argument: 'after' | 'before',
  cursor: string,
  sort: string,
  type: SortKey['type'],
) {
  const position = parse(cursor, sort, type);
  if (position) return position;
  const label = argument === 'after' ? 'After' : 'Before';
  const message = `${label} must be a cursor of this list in the same order: take it from pageInfo.`;
  throw badField(argument, message);
}

function parse(cursor: string, sort: string, type: SortKey['type']): Position | null {
  try {
    const given: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(given) || given.length !== 3 || given[0] !== sort) return null;
    const [, value, id] = given;
    if (typeof value !== 'string' || !Number.isInteger(id) || Math.abs(id) > 2_147_483_647) return null;
    const tidy = tidied[type](value);
    return tidy === null ? null : { value: tidy, id };
  } catch {
    return null;
  }
}

/** A value that PostgreSQL surely takes for one of its type, or null. */
const tidied: Record<SortKey['type'], (value: string) => string | null> = {
  text: (value) => (value.length <= 1000 ? value.replaceAll('\0', '').toWellFormed() : null),
  timestamptz: (value) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value) ? isoOf(value) : null,
  integer: (value) => (/^-?\d{1,9}$/.test(value) ? value : null),
  numeric: (value) => (/^-?\d{1,20}(\.\d{1,10})?$/.test(value) ? value : null),
  date: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? (isoOf(value)?.slice(0, 10) ?? null) : null),
};

function isoOf(value: string): string | null {
  // PostgreSQL leaves out the minutes of an offset that has none; JavaScript wants them.
  const minutes = value.includes(':') && /[+-]\d\d$/.test(value) ? ':00' : '';
  const date = new Date(value.replace(' ', 'T') + minutes);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 ? null : date.toISOString();
}
