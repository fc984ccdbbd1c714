import { connect, createDataSource } from '../platform/database.ts';
import { migrateJobs } from '../platform/job-schema.ts';
import type { Logger } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { migrations } from './migrations.ts';

/** Any number, the same in every instance: whoever holds it in the database is the one who migrates. */
const lock = 7_258_246;

/**
 * Brings the tables up to date, each migration in a transaction of its own. Of several instances that start
 * together one does it and the others wait. Returns the names of the migrations that ran.
 */
export async function migrate(url: string, log: Logger): Promise<string[]> {
  const dataSource = createDataSource({ url, entities: [], migrations, poolSize: 2, limits: null });
  await connect(dataSource, url);
  const holder = dataSource.createQueryRunner();
  try {
    // A session's lock: it also goes away when the instance that holds it is killed.
    await holder.query('SELECT pg_advisory_lock($1)', [lock]);
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
