// One connection for work that may take its time and needs what only a connection of its own can do, such as COPY.
import pg from 'pg';
import { databaseLimits } from './database-limits.ts';
import { cannotBeUsed } from './unusable-database.ts';

export interface SingleConnection {
  client: pg.Client;
  /** Rows, as of a data source. */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Ends it at once, also while something is under way. */
  close(): Promise<void>;
}

/** Throws a StartError when the database does not answer; `variable` is the setting that names it. */
export async function openConnection(
  url: string,
  name: string,
  variable = 'DATABASE_URL',
): Promise<SingleConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: databaseLimits.connect,
  });
  // What fails is told by the query it happens to.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw cannotBeUsed(url, error, variable);
  }
  return {
    client,
    query: async (sql, values) => (await client.query(sql, values)).rows,
    close: () => client.end().catch(() => undefined),
  };
}
