import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner, Logger as TypeormLogger } from 'typeorm';
import { connect, createDataSource } from '../platform/database/database.ts';
import { addressOf } from '../platform/database/unusable-database.ts';
import { oldestReleaseOf, refuseHalfRestored } from '../platform/deployment/deployment.ts';
import { migrateJobs } from '../platform/jobs/job-schema.ts';
import type { Logger } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { refuseUnfitServer } from './fit-server.ts';
import type { Migration } from './forward-migration.ts';
import { GiveWay, type Patience } from './give-way.ts';
import { Baseline1700000000001 } from './migrations/001-baseline.ts';

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^\d{3}-[\w-]+\.[jt]s$/.test(name));
const modules: Record<string, Migration>[] = await Promise.all(
  files.sort().map((name) => import(new URL(name, folder).href)),
);

/** Every migration in the order of its number. They only go forward; one that has been released is never edited. */
export const migrations = modules.flatMap((each) => Object.values(each));

/** Each name ends with its number. */
const numberOf = (name: string) => Number(name.slice(-3));
/** Number of the newest migration: the higher, the newer is this release. */
export const release = Math.max(...migrations.map((step) => numberOf(new step().name)));

/** Any number, the same in every instance: whoever holds it in the database is the one who migrates. */
const lock = 7_258_246;

/** Milliseconds until an instance that waits for another one looks again. */
const pause = 250;

/** What goes wrong is thrown and told by whoever asked for it: TypeORM would write it on the terminal besides. */
const mute: TypeormLogger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

interface MigrateOptions {
  /** Of a demo, the folder with all it keeps; null for a deployment, the default. */
  demoFolder?: string | null;
  /** Those of the product when left out. */
  all?: typeof migrations;
  /** Whether it is the one who puts a backup back that asks: everybody else is refused meanwhile. */
  restoring?: boolean;
  /** How long to wait for locks; usual when left out. */
  patience?: Partial<Patience>;
}

/**
 * Brings the tables up to date, each migration in a transaction of its own unless it says `transaction = false`. Of several instances that start
 * together one does it and the others wait. Returns the names of the migrations that ran. Throws a StartError that says what was kept.
 */
export async function migrate(url: string, log: Logger, options: MigrateOptions = {}): Promise<string[]> {
  const { all = migrations, patience } = options;
  const giveWay = new GiveWay(patience);
  const limited = all.map((step) => giveWay.limited(step));
  // One holds the lock, one migrates, one looks who is in the way.
  const db = createDataSource({ url, entities: [], migrations: limited, poolSize: 3, limits: null });
  db.setOptions({ logger: mute });
  await connect(db, url);
  const holder = db.createQueryRunner();
  try {
    await takeMigrationLock(holder);
    await refuseDatabase(db, url, options);
    const due = await dueOf(db, all);
    try {
      await giveWay.run(db, () => db.runMigrations({ transaction: 'each' }));
      await migrateJobs(url);
    } catch (error) {
      throw failureOf(error, due, await dueOf(db, all), all);
    }
    if (due.length > 0) log.info({ migrations: due }, 'The database is up to date.');
    return due;
  } finally {
    await holder.release();
    await db.destroy();
  }
}

/** Throws a StartError unless the tables are those of this release, or of a later one that this one may use; changes nothing. `isStart`: of a product that migrates never. */
export async function expectMigrated(
  url: string,
  options: MigrateOptions & { command: string; isStart?: true },
): Promise<void> {
  const { all = migrations, command, isStart } = options;
  const db = createDataSource({ url, entities: [], poolSize: 1, limits: null });
  await connect(db, url);
  try {
    await refuseDatabase(db, url, options);
    const [first, ...others] = await dueOf(db, all);
    if (first)
      throw new StartError(
        `The database at ${addressOf(url)} is older than this release (steps that are missing: ${1 + others.length}, the first is ${first})${isStart ? ', and MIGRATE=never' : ''}: bring it up to date with ${command}`,
      );
  } finally {
    await db.destroy();
  }
}

/** The names of those that did not run on this database yet. */
async function dueOf(db: DataSource, all: typeof migrations): Promise<string[]> {
  const names = all.map((step) => new step().name);
  const [{ begun }] = await db.query("SELECT to_regclass('migrations') IS NOT NULL AS begun");
  if (!begun) return names;
  const ran: { name: string }[] = await db.query('SELECT name FROM migrations');
  return names.filter((name) => !ran.some((migration) => migration.name === name));
}

/** What went wrong, at which step, and what was kept. */
function failureOf(error: unknown, due: string[], left: string[], all: typeof migrations): StartError {
  const kept = due.filter((name) => !left.includes(name));
  const [failed] = left;
  const isWhole = all.map((step) => new step()).find(({ name }) => name === failed)?.transaction !== false;
  const what = [
    `The database could not be brought up to date. ${sentenceOf(error)}`,
    failed && isWhole && `Nothing of the step ${failed} was kept.`,
    failed && !isWhole && `What is there of the step ${failed} is made anew when it runs again.`,
    kept.length > 0 && `The steps before it were kept: ${kept.join(', ')}.`,
    'The release that ran until now can go on with it.',
  ];
  return new StartError(what.filter(Boolean).join(' '), { cause: error });
}

const sentenceOf = (error: unknown) => {
  const { message } = error as Error;
  return /[.!?]$/.test(message) ? message : `${message}.`;
};

/** Throws a StartError for a database that this release must not touch. */
async function refuseDatabase(
  db: DataSource,
  url: string,
  { demoFolder = null, restoring = false, all = migrations }: MigrateOptions,
): Promise<void> {
  await refuseUnfitServer(db, url);
  await refuseEarlierDatabase(db, url, demoFolder);
  if (!restoring) await refuseHalfRestored(db);
  await refuseNewerDatabase(db, url, all);
}

/** The tables say which migration code must know at least: without it, it would serve drafts as if they were published, or lose what it does not know. */
async function refuseNewerDatabase(db: DataSource, url: string, all: typeof migrations): Promise<void> {
  const needed = await oldestReleaseOf(db);
  const known = Math.max(...all.map((step) => numberOf(new step().name)));
  if (needed === null || needed <= known) return;
  throw new StartError(
    `The database at ${addressOf(url)} is of a newer release: it needs one that knows migration ${needed}, and this one ends with ${known}. Start a newer release.`,
  );
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
