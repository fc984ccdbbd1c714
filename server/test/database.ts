// An empty database for each test file, and a way to empty it between tests.
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { entities } from '../src/features.ts';
import { connect, createDataSource } from '../src/platform/database/database.ts';

/** Connection string of the cluster's database `name`. */
export function urlOf(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES ?? 'postgres://tests-need-global-setup');
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the cluster as its owner, outside of any test's database. */
export async function onCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const nameOfTest = () => `test_${process.env.JEST_WORKER_ID}`;

/** Connection string of the database that `testDatabase` makes. */
export const urlOfTest = () => urlOf(nameOfTest());

/** An empty migrated database under this worker's name; `url` for those who connect themselves. */
export async function cloneDatabase(name = nameOfTest()): Promise<string> {
  if (!(await restore(name))) {
    await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    // Copying files is faster than writing every page to the log, and workers that clone at once may have to wait a little.
    await onCluster(`CREATE DATABASE ${name} TEMPLATE lubugo STRATEGY FILE_COPY`);
  }
  return urlOf(name);
}

/** Empties the one of this name that an earlier file left; false when there is none, or another structure. */
async function restore(name: string): Promise<boolean> {
  await onCluster(`SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '${name}'`);
  const client = new pg.Client({ connectionString: urlOf(name) });
  try {
    await client.connect();
    const { rows } = await client.query('SELECT testing.restore() AS restored');
    return rows[0].restored;
  } catch (error) {
    const isMissing = (error as { code?: string }).code === '3D000';
    if (!isMissing) throw error;
    return false;
  } finally {
    await client.end();
  }
}

/** A connected data source on an empty migrated database; call it in beforeAll, it closes itself after the file's tests. */
export async function testDatabase(): Promise<DataSource> {
  const url = await cloneDatabase();
  const dataSource = await connect(createDataSource({ url, entities, poolSize: 4 }), url);
  opened.push(dataSource);
  return dataSource;
}

const opened: DataSource[] = [];
afterAll(async () => {
  await Promise.all(opened.filter((one) => one.isInitialized).map((one) => one.destroy()));
});

/** Empties every table and the job queue, and lets ids begin at 1 again. */
export async function truncate(dataSource: DataSource): Promise<void> {
  await dataSource.query('SELECT testing.empty_tables()');
}
