import type { DataSource } from 'typeorm';
import { type Listing, readPage } from './connection.ts';
import { writeCursor } from './cursor.ts';

/** What stands before and after a row of a list, by number; null at an end. */
export interface Adjacent {
  previous: number | null;
  next: number | null;
}

/** What stands around the row `id`, also when it is not (any more) in the list: where it would stand. */
export async function adjacent(db: DataSource, listing: Listing, id: number | null): Promise<Adjacent> {
  const { table, sort, sortKey } = listing;
  const [row]: { value: string }[] = await db.query(
    `SELECT (${sortKey.sql})::text AS value FROM ${table} WHERE id = $1`,
    [id],
  );
  if (!row || id === null) return { previous: null, next: null };
  const cursor = writeCursor(sort, { value: row.value, id });
  const [before, after] = await Promise.all([
    readPage<{ id: number }>(db, { last: 1, before: cursor }, listing),
    readPage<{ id: number }>(db, { first: 1, after: cursor }, listing),
  ]);
  return { previous: before.nodes[0]?.id ?? null, next: after.nodes[0]?.id ?? null };
}
