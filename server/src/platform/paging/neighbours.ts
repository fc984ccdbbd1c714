import type { DataSource } from 'typeorm';
import { count, type Listing, readPage } from './connection.ts';
import { writeCursor } from './cursor.ts';

/** Where a row stands in a list that goes round: after the last one comes the first. */
export interface Neighbours<Node> {
  /** From 1. */
  position: number;
  previous: Node;
  next: Node;
}

/** What stands before and after the row `id` of a list; null when it is not in it. */
export async function neighbours<Node extends { id: number }>(
  db: DataSource,
  listing: Listing,
  id: number | null,
): Promise<Neighbours<Node> | null> {
  const { table, where = [], values = [], sort, sortKey, direction } = listing;
  const filter = where.length > 0 ? where.join(' AND ') : 'true';
  const [row]: { value: string }[] = await db.query(
    `SELECT (${sortKey.sql})::text AS value FROM ${table} WHERE ${filter} AND id = $${values.length + 1}`,
    [...values, id],
  );
  if (!row || id === null) return null;
  const cursor = writeCursor(sort, { value: row.value, id });
  const only = async (args: object) => (await readPage<Node>(db, args, listing)).nodes[0];
  const [previous, next, before] = await Promise.all([
    only({ last: 1, before: cursor }).then((found) => found ?? only({ last: 1 })),
    only({ first: 1, after: cursor }).then((found) => found ?? only({ first: 1 })),
    count(
      db,
      `FROM ${table} WHERE ${filter}
         AND (${sortKey.sql}, id) ${direction === 'asc' ? '<' : '>'} ($${values.length + 1}::${sortKey.type}, $${values.length + 2}::integer)`,
      [...values, row.value, id],
    ),
  ]);
  return previous && next ? { position: before + 1, previous, next } : null;
}

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
