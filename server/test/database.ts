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
  try {
    const client = await keeperOf(name);
    await client.query(
      'SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    );
    const { rows } = await client.query('SELECT testing.restore() AS restored');
    if (rows[0].restored) return true;
    await dismissKeeper(name);
  } catch (error) {
    const isMissing = (error as { code?: string }).code === '3D000';
    if (!isMissing) throw error;
  }
  return false;
}

/**
 * The connections that empty databases, by name, for all files of this worker: a new one would plan a hundred statements
 * anew, which costs more than running them. They are kept beside this module, which is each file's own.
 */
const shared: typeof globalThis & { keepersOfDatabases?: Map<string, Promise<pg.Client>> } = globalThis;
shared.keepersOfDatabases ??= new Map();
const keepers = shared.keepersOfDatabases;

function keeperOf(name: string): Promise<pg.Client> {
  const known = keepers.get(name);
  if (known) return known;
  const opening = openKeeper(name, () => {
    if (keepers.get(name) === opening) keepers.delete(name);
  });
  keepers.set(name, opening);
  return opening;
}

/** `forget`: whoever drops the database, or ends all that are connected to it, ends this one too. */
async function openKeeper(name: string, forget: () => void): Promise<pg.Client> {
  const client: pg.Client & { unref?(): void } = new pg.Client({
    connectionString: urlOf(name),
    // As the function that empties has it: a change of it throws all plans away.
    options: '-c session_replication_role=replica',
  });
  client.on('error', forget);
  client.on('end', forget);
  await client.connect().catch((error) => {
    forget();
    throw error;
  });
  // A worker that is done does not wait for it.
  client.unref?.();
  return client;
}

async function dismissKeeper(name: string): Promise<void> {
  const client = await keepers.get(name);
  keepers.delete(name);
  await client?.end();
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
  const { url = '' } = dataSource.options as { url?: string };
  const client = await keeperOf(new URL(url).pathname.slice(1));
  await client.query('SELECT testing.empty_tables()');
}
