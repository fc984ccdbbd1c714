// A kind of work has two queues: of what is to be done, and of what was given up.
import type { JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import type { FailedJob, WorkOptions } from './job.ts';

/** Seconds without a sign of life after which whoever took up a job is taken to be dead, and it is done by another. */
export const heartbeat = 10;

type Settings = Omit<Queue, 'name' | 'policy' | 'partition'>;

/** The queue of what was given up. */
export const deadLettersOf = (name: string) => `${name}-failed`;

/** Makes both queues of each kind of work, or brings them up to date. */
export async function makeQueues(boss: PgBoss, work: Map<string, { options: WorkOptions }>): Promise<void> {
  // Asked for once: of most starts all are as they should be.
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const make = async (name: string, settings: Settings) => {
    const queue = made.get(name);
    if (!queue) await boss.createQueue(name, settings);
    else if (!hasSettings(queue, settings)) await boss.updateQueue(name, settings);
  };
  for (const [name, { options }] of work) {
    await make(deadLettersOf(name), { retentionSeconds: 30 * 24 * 3_600 });
    await make(name, settingsOf(name, options));
  }
}

const hasSettings = (queue: Settings, settings: Settings) =>
  Object.entries(settings).every(([key, value]) => queue[key as keyof Settings] === value);

function settingsOf(name: string, options: WorkOptions): Settings {
  const { retries = 9, retryDelay = 1, maxDelay = 1_800, timeout = 120 } = options;
  return {
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
