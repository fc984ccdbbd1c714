import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { addressOf, connect, createDataSource } from '../platform/database/database.ts';
import { refuseHalfRestored } from '../platform/deployment/deployment.ts';
import { migrateJobs } from '../platform/jobs/job-schema.ts';
import type { Logger } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { Baseline1700000000001 } from './migrations/001-baseline.ts';

type Migration = new () => MigrationInterface & { name: string };

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^\d{3}-[\w-]+\.[jt]s$/.test(name));
const modules: Record<string, Migration>[] = await Promise.all(
  files.sort().map((name) => import(new URL(name, folder).href)),
);

/** Every migration in the order of its number. They only go forward; one that has been released is never edited. */
export const migrations = modules.flatMap((each) => Object.values(each));

/** Any number, the same in every instance: whoever holds it in the database is the one who migrates. */
const lock = 7_258_246;

/** Milliseconds until an instance that waits for another one looks again. */
const pause = 250;

interface MigrateOptions {
  /** Of a demo, the folder with all it keeps; null for a deployment, the default. */
  demoFolder?: string | null;
  /** Those of the product when left out. */
  all?: typeof migrations;
  /** Whether it is the one who puts a backup back that asks: everybody else is refused meanwhile. */
  restoring?: boolean;
}

/**
 * Brings the tables up to date, each migration in a transaction of its own unless it says `transaction = false`. Of several instances that start
 * together one does it and the others wait. Returns the names of the migrations that ran. Throws a StartError, with nothing changed, on a
 * database from before the baseline.
 */
export async function migrate(
  url: string,
  log: Logger,
  { demoFolder = null, all = migrations, restoring = false }: MigrateOptions = {},
): Promise<string[]> {
  const dataSource = createDataSource({ url, entities: [], migrations: all, poolSize: 2, limits: null });
  await connect(dataSource, url);
  const holder = dataSource.createQueryRunner();
  try {
    await takeMigrationLock(holder);
    await refuseEarlierDatabase(dataSource, url, demoFolder);
    if (!restoring) await refuseHalfRestored(dataSource);
    const ran = (await dataSource.runMigrations({ transaction: 'each' })).map(({ name }) => name);
    await migrateJobs(url);
    if (ran.length > 0) log.info({ migrations: ran }, 'The database is up to date.');
    return ran;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database could not be brought up to date (${(error as Error).message}); nothing of the failed step was kept.`,
      { cause: error },
    );
  } finally {
    await holder.release();
    await dataSource.destroy();
  }
}

/**
 * Takes the lock, a session's: it also goes away when the instance that holds it is killed. Who waited inside of a
 * statement would be waited for by CREATE INDEX CONCURRENTLY, and neither could go on.
 */
async function takeMigrationLock(holder: QueryRunner): Promise<void> {
  for (;;) {
    const [{ taken }] = await holder.query('SELECT pg_try_advisory_lock($1) AS taken', [lock]);
    if (taken) return;
    await wait(pause);
  }
}

/** The names of its migrations tell that it is from before the baseline. Nothing is changed: what else it has is not known any more. */
async function refuseEarlierDatabase(db: DataSource, url: string, demoFolder: string | null): Promise<void> {
  const [{ begun }] = await db.query("SELECT to_regclass('migrations') IS NOT NULL AS begun");
  if (!begun) return;
  const made: { name: string }[] = await db.query('SELECT name FROM migrations');
  if (made.length === 0 || made.some(({ name }) => name === Baseline1700000000001.name)) return;
  const earlier = 'was made by an earlier version, which this one cannot go on from';
  throw new StartError(
    demoFolder
      ? `The demo in ${demoFolder} ${earlier}: move ${await placesOf(db, demoFolder)} away, and the next start begins anew.`
      : `The database at ${addressOf(url)} ${earlier}: set DATABASE_URL to a new, empty one.`,
  );
}

/** A demo's folder, and its database where PostgreSQL could not work inside of it. */
async function placesOf(db: DataSource, demoFolder: string): Promise<string> {
  const [{ data_directory: database }] = await db.query('SHOW data_directory');
  const isInside = !relative(demoFolder, database).startsWith('..');
  return isInside ? `the folder ${demoFolder}` : `the folders ${demoFolder} and ${database}`;
}
