// What a database holds, as its catalog says: a table of tomorrow is backed up without a line here.
import pg from 'pg';
import type { BackedUpTable } from './backup-format.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

/** Why each of these is not in a backup. The schema of the job queue is not either. */
export const leftOut: Readonly<Record<string, string>> = {
  sessions: 'Whoever was signed in signs in again.',
  refresh_tokens: 'They belong to sessions.',
  open_records: 'Who has something open says so again within seconds.',
  instances: 'Whoever runs says so again within a second.',
  rate_limits: 'Limits of what callers may do begin anew.',
  mail_counts: 'Limits of what strangers may cause begin anew.',
  office_changes:
    'It counts by transactions, of which another server has others; screens ask for everything.',
  office_changes_purged: 'It belongs to the one before.',
  deployment: 'What this database is: a copy is another one.',
  migrations: 'Restoring makes the same.',
};

const ours = `relkind = 'r' AND relnamespace = current_schema()::regnamespace`;

/** All that are backed up, each behind those that it refers to. */
export async function backedUpTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { refersTo: string[] }>(
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped
         AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = c.oid
         AND confrelid <> conrelid ORDER BY 1) AS "refersTo"
     FROM pg_class c WHERE ${ours} AND relname <> ALL ($1) ORDER BY relname`,
    [Object.keys(leftOut)],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const ordered = new Map<string, BackedUpTable>();
  const place = ({ name, columns, refersTo }: (typeof rows)[number], above: readonly string[]) => {
    if (above.includes(name))
      throw new Error(`The tables ${above.join(', ')} refer to each other in a circle.`);
    for (const other of refersTo) {
      const row = byName.get(other);
      if (row && !ordered.has(other)) place(row, [...above, name]);
    }
    ordered.set(name, { name, columns });
  };
  for (const row of rows) if (!ordered.has(row.name)) place(row, []);
  return [...ordered.values()];
}

/** Every table of the product, whether it is backed up or not. */
export async function allTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE ${ours}`);
  return rows.map(({ name }) => name);
}

/** Where every sequence stands. */
export async function sequences(client: Client) {
  const { rows } = await client.query<{ name: string; value: string; called: boolean }>(
    `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS called
     FROM pg_sequences WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
  );
  return rows;
}

/** How COPY speaks of a table: the same words for every server. */
export const copied = ({ name, columns }: BackedUpTable) =>
  `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

/** Of texts that COPY writes, so that they do not depend on settings of a server or of a role. */
export const plainTexts = `SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 1;
  SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET synchronize_seqscans = off;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
