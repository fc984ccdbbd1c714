// What a module says of its tables: which columns are of a person who wrote to us, and what export and erasure do with them.
import type { RecordRef } from '../platform/ids.ts';

/** Kinds of records of people, by the word with which mails, jobs and kept answers name one; and the word that the activity has for it. */
export const activityWords = {
  registration: 'registration',
  message: 'contact_submission',
  donation: 'donation',
  subscriber: 'subscriber',
  booking: 'booking',
  waiting: 'waiting',
  quote: 'quote',
  review: 'review',
} as const;

export type PersonalKind = keyof typeof activityWords;

/** A record of somebody. */
export interface PersonalRecord extends RecordRef {
  kind: PersonalKind;
}

/**
 * `person`: about the person; exported, and gone with the person. A text that begins with `sealed:` says the same of a sealed column,
 * and what it was sealed as. `record`: of the record, not of the person; exported with it. `ours`: staff's or the product's own.
 * `file`: bytes that the key in the sealed column `sealed` opens.
 */
type ColumnMark = 'person' | 'record' | 'ours' | 'file' | `sealed:${string}`;

export interface PersonalTable {
  /** What people call its rows. */
  name: string;
  /** SQL of the rows of the address $1, which is in lower case. */
  rows: string;
  /** How what is sent, queued, kept or logged about a row names it; null when nothing ever names one, or only what it belongs to. */
  kind: PersonalKind | null;
  /**
   * What erasure does to a row: `delete`; `cascade`, when it goes with the row it belongs to; `keep`; else the SQL assignments that take the
   * person out of it, in which $2 is the keyed hash of the address.
   */
  erasure: 'delete' | 'cascade' | 'keep' | { set: string };
  columns: Readonly<Record<string, ColumnMark>>;
}

/** Columns of one mark, by their names. */
export const columns = (mark: ColumnMark, names: string): Record<string, ColumnMark> =>
  Object.fromEntries(names.split(' ').map((name) => [name, mark]));
