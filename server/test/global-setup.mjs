// One PostgreSQL for the whole run, with a migrated template database of which each worker has a clone.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createLogger } from '../src/platform/log.ts';
import { emptyTables } from './empty-tables.ts';
import { restoration } from './restoration.ts';

/** Nothing needs to survive, so nothing waits for the disk. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' };

/** Proven by each of thousands of connections. */
const cheapPassword = "SET scram_iterations = 1; ALTER ROLE CURRENT_USER PASSWORD 'test'";

export default async function globalSetup() {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-test-'));
  // The user PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ folder, password: 'test', settings: fast });
  const log = createLogger({ level: 'warn', human: true });
  await migrate(postgres.url, log);
  await prepareTemplate(postgres.url);
  process.env.TEST_POSTGRES = postgres.url;
  globalThis.testCluster = { postgres, folder };
}

/** How its clones are emptied and used again. */
async function prepareTemplate(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`${cheapPassword}; ${emptyTables}; ${restoration}`).finally(() => client.end());
}
