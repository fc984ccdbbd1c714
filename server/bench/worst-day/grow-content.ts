// Very much content: what an agency has after many years.
import type pg from 'pg';
import { contentTables } from '../content-tables.ts';
import { manyPosts } from '../many-rows.ts';

/** Adds `posts` posts and a thousand of each other kind. */
export async function growContent(db: pg.Client, posts: number): Promise<void> {
  await db.query(manyPosts(posts));
  for (const table of contentTables.filter((name) => name !== 'posts')) await multiply(db, table, 1_000);
  await db.query('ANALYZE');
}

/** Repeats the rows of a table until there are as many. */
async function multiply(db: pg.Client, table: string, rows: number): Promise<void> {
  const { rows: columns } = await db.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> 'id' AND is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(', ');
  await db.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${table} CROSS JOIN generate_series(1, ${rows}) LIMIT ${rows}`,
  );
}
