import { PgBoss } from 'pg-boss';

/** Makes the tables of the queue, or brings them up to date: without limits of time, as other migrations. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  // What fails is thrown by `start`; without a listener it would end the process besides.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
}
