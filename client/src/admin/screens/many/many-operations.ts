// What is done to many rows at once: the documents, as codegen names them, and what the server answers.
import type { TypedDocumentNode } from '@apollo/client';
import type { LeftOutReason } from '../../../generated/schema.ts';
import type { Row } from '../editing/edited.ts';

export interface LeftOut {
  id: number;
  name: string | null;
  reason: LeftOutReason;
  changedBy: string | null;
}

/** What became of the rows. */
export interface Outcome<T> {
  done: number[];
  /** Those of the rows that are there, as they are now. */
  records: T[];
  leftOut: LeftOut[];
}

interface Records {
  items: { id: number; version?: number }[];
}

type Act<T, More = object> = TypedDocumentNode<{ many: Outcome<T> }, { records: Records } & More>;

export interface ManyOperations<T extends { id: number }> {
  delete: Act<T>;
  restore: Act<T>;
  publish?: Act<T>;
  unpublish?: Act<T>;
  /** Each type has categories of its own. */
  categorise?: Act<T, { category: never }>;
}

export const recordsOf = (rows: readonly Row[]): Records => ({
  items: rows.map(({ id, version }) => ({ id, version })),
});
