// A database from before the baseline, and all that is in one.
import pg from 'pg';

async function query(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** Fills a migrated database a little, and gives it the names of migrations that were before the baseline. */
export async function makeEarlier(url: string): Promise<void> {
  await query(
    url,
    `INSERT INTO subscribers (email, status, created_at, requested_at) VALUES ('grace@example.org', 'pending', now(), now());
     DELETE FROM migrations;
     INSERT INTO migrations (timestamp, name)
       VALUES (1700000000001, 'Accounts1700000000001'), (1700000000002, 'Programs1700000000002')`,
  );
}

/** What says how its tables are made. */
const catalogs = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc'];

/** Each row of each table as text, catalogs included. */
export async function contentsOf(url: string): Promise<string[]> {
  const tables = await query(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  const rows = [...tables.map(({ name }) => name), ...catalogs].map(
    (name) => `SELECT '${name} ' || one::text AS row FROM ${name} AS one`,
  );
  return (await query(url, `${rows.join(' UNION ALL ')} ORDER BY 1`)).map(({ row }) => row as string);
}
