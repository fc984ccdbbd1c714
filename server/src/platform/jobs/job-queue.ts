// A kind of work has two queues: of what is to be done, and of what was given up.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { FailedJob, WorkOptions } from './job.ts';

/** Seconds without a sign of life after which whoever took up a job is taken to be dead, and it is done by another. */
export const heartbeat = 10;

/** The queue of what was given up. */
export const deadLettersOf = (name: string) => `${name}-failed`;

/** Makes both queues, or brings them up to date. */
export async function makeQueue(boss: PgBoss, name: string, options: WorkOptions): Promise<void> {
  const { retries = 9, retryDelay = 1, maxDelay = 1_800, timeout = 120 } = options;
  const settings = {
    retryLimit: retries,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: maxDelay,
    expireInSeconds: timeout,
    heartbeatSeconds: heartbeat,
    deadLetter: deadLettersOf(name),
    notify: true,
    // What was done is of no more use, and may tell about people.
    deleteAfterSeconds: 3_600,
  };
  await boss.createQueue(deadLettersOf(name), { retentionSeconds: 30 * 24 * 3_600 });
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

/** What was given up, the latest first, at most 200. */
export async function failedJobs<Data extends object>(
  boss: PgBoss,
  name: string,
): Promise<FailedJob<Data>[]> {
  const jobs = await boss.findJobs<Data>(deadLettersOf(name));
  return jobs
    .map(failedJobOf)
    .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
    .slice(0, 200);
}

function failedJobOf<Data extends object>(job: JobWithMetadata<Data>): FailedJob<Data> {
  return {
    id: job.id,
    data: job.data,
    error: reasonOf(job.sourceOutput),
    attempts: (job.sourceRetryCount ?? 0) + 1,
    createdAt: job.sourceCreatedOn ?? job.createdOn,
    failedAt: job.createdOn,
  };
}

function reasonOf(output: object | null): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'It did not finish in time.';
}
