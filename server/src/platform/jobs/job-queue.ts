// A kind of work has two queues: of what is to be done, and of what was given up.
import type { JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import type { FailedJob, WorkOptions } from './job.ts';

/** Seconds without a sign of life after which whoever took up a job is taken to be dead, and it is done by another. */
export const heartbeat = 10;

type Settings = Omit<Queue, 'name' | 'policy' | 'partition'>;

/** The queue of what was given up. */
export const deadLettersOf = (name: string) => `${name}-failed`;

/** Kinds of work by their names. */
export type Kinds = ReadonlyMap<string, { options: WorkOptions }>;

/** Makes those queues of each kind of work that are not there yet. */
export async function makeMissingQueues(boss: PgBoss, work: Kinds): Promise<void> {
  // Asked for once: at most starts all are there.
  const made = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, settings] of queuesOf(work)) if (!made.has(name)) await boss.createQueue(name, settings);
}

/** Gives the queues of each kind of work the settings of this release. */
export async function updateQueues(boss: PgBoss, work: Kinds): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, settings] of queuesOf(work)) {
    const queue = made.get(name);
    if (queue && !hasSettings(queue, settings)) await boss.updateQueue(name, settings);
  }
}

function* queuesOf(work: Kinds): Generator<[name: string, settings: Settings]> {
  for (const [name, { options }] of work) {
    yield [deadLettersOf(name), { retentionSeconds: 30 * 24 * 3_600 }];
    yield [name, settingsOf(name, options)];
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
