// A process that only answers visitors says it when nobody does the work of the queue: mails and payments would wait without a word.
import type { DataSource } from 'typeorm';
import type { Logger } from '../log.ts';

interface WatchDeps {
  db: Pick<DataSource, 'query'>;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds between two looks. */
  every?: number;
}

/** How many processes do the work of the queue, or did within the last minute. */
export const workersSql = `
  SELECT count(*)::integer AS workers FROM instances WHERE role <> 'web' AND beat_at > clock_timestamp() - interval '1 minute'`;

/** Looks for the first time after a minute. Returns the function that ends it. */
export function watchWorkers({ db, log, every = 60_000 }: WatchDeps): () => void {
  let isMissing = false;
  const look = async () => {
    const [{ workers }] = await db.query(workersSql);
    if (workers === 0 && !isMissing)
      log.error(
        'Nobody has done the work of the queue for a minute: start a process with ROLE=worker. Mails, payments and what has its time wait for it.',
      );
    if (workers > 0 && isMissing) log.info('The work of the queue is done again.');
    isMissing = workers === 0;
  };
  // While the database is away others say so.
  const timer = setInterval(() => void look().catch(() => undefined), every).unref();
  return () => clearInterval(timer);
}
