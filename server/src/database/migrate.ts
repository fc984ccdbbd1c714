import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { connect, createDataSource } from '../platform/database/database.ts';
import { migrateJobs } from '../platform/jobs/job-schema.ts';
import type { Logger } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { migrations } from './migrations.ts';

/** Any number, the same in every instance: whoever holds it in the database is the one who migrates. */
const lock = 7_258_246;

/** Milliseconds until an instance that waits for another one looks again. */
const pause = 250;

/**
 * Brings the tables up to date, each migration in a transaction of its own unless it says `transaction = false`. Of several instances that start
 * together one does it and the others wait. Returns the names of the migrations that ran.
 */
export async function migrate(url: string, log: Logger, all = migrations): Promise<string[]> {
  const dataSource = createDataSource({ url, entities: [], migrations: all, poolSize: 2, limits: null });
  await connect(dataSource, url);
  const holder = dataSource.createQueryRunner();
  try {
    await takeMigrationLock(holder);
    const ran = (await dataSource.runMigrations({ transaction: 'each' })).map(({ name }) => name);
    await migrateJobs(url);
    if (ran.length > 0) log.info({ migrations: ran }, 'The database is up to date.');
    return ran;
  } catch (error) {
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
