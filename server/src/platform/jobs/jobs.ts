// Work that is done later, kept in the database: promised in the transaction that wants it, tried again until it succeeds.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type JobResult, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Role } from '../changes/instances.ts';
import { inParts } from '../database/batches.ts';
import { isDatabaseDown } from '../database/database-down.ts';
import { type DatabaseLimits, databaseLimits, withinLimits } from '../database/database-limits.ts';
import { queryPrepared } from '../database/prepared.ts';
import { neverQuiet, type Quiet } from '../deployment/quiet.ts';
import { recordKey } from '../ids.ts';
import type { Logger } from '../log.ts';
import { asPartOf, type Cause, currentCause } from '../request-id.ts';
import { span } from '../tracing/tracing.ts';
import { type FailedJob, type JobInfo, type JobOptions, PermanentJobError, type WorkOptions } from './job.ts';
import { deadLettersOf, failedJobs, heartbeat, makeMissingQueues } from './job-queue.ts';
import { followRuling, type Ruling } from './ruling.ts';

interface Work {
  options: WorkOptions;
  handle(data: unknown, job: JobInfo): Promise<void>;
}

interface JobsDeps {
  url: string;
  log: Logger;
  limits?: DatabaseLimits;
  /** Of a restored copy nothing is promised or done before it is live. */
  quiet?: Quiet;
  /** `all` when left out: with `web` jobs are sent and none is done. */
  role?: Role;
  /** Number of the newest migration that this release knows. */
  release?: number;
}

/** Milliseconds that work under way gets to finish when we stop. */
const stopTimeout = 1_000;
/** Milliseconds from one try to begin to the next. */
const betweenBeginnings = 1_000;

/** The queue. Sending needs no `start`; work and schedules begin with it. */
export class Jobs {
  readonly #deps: Required<JobsDeps>;
  readonly #isWorker: boolean;
  readonly #work = new Map<string, Work>();
  readonly #workers = new Map<string, string[]>();
  readonly #schedules = new Map<string, string>();
  #opened: Promise<PgBoss> | null = null;
  #ruling: Ruling | null = null;
  /** How often it was stopped. */
  #stops = 0;

  constructor(deps: JobsDeps) {
    this.#deps = { limits: databaseLimits, quiet: neverQuiet, role: 'all', release: 1, ...deps };
    this.#isWorker = deps.role !== 'web';
  }

  /** Says how jobs of this name are done. To be called before anything is sent. */
  work<Data>(name: string, options: WorkOptions, handle: (data: Data, job: JobInfo) => Promise<void>): void {
    this.#work.set(name, { options, handle });
  }

  /**
   * Does this at the times of a cron expression (UTC), once for all instances. What fails, or is cut off by a restart, is tried again within half a
   * minute: it is given up, and people are told, only when that fails as well.
   */
  repeat(name: string, cron: string, handle: () => Promise<unknown>, options: WorkOptions = {}): void {
    this.work(name, { retries: 5, maxDelay: 10, ...options }, async () => void (await handle()));
    this.schedule(name, cron);
  }

  /** Does the work of this name at the times of a cron expression (UTC), once for all instances. */
  schedule(name: string, cron: string): void {
    this.#schedules.set(name, cron);
  }

  /**
   * Promises a job within the transaction of `manager`: it is there when that commits, else it never was. Throws UNAVAILABLE in a restored
   * copy, with which all that promised it comes to nothing.
   */
  async send(manager: EntityManager, name: string, data: object, options: JobOptions): Promise<void> {
    this.#deps.quiet.refuseToLeave();
    const boss = await this.#open();
    const { about, startAfter, once } = options;
    const wanted: SendOptions = { db: within(manager) };
    if (startAfter) wanted.startAfter = startAfter;
    if (once) Object.assign(wanted, { singletonKey: once.key, singletonSeconds: once.seconds });
    const caused = { ...currentCause(), about: about.map(recordKey) };
    await boss.send(name, { ...data, ...caused }, wanted);
  }

  /** Jobs of a backup, under the ids they had. To be called where nothing works yet: whoever makes a restored copy live decides about them. */
  async putBack(name: string, jobs: readonly { id: string; data: object }[]): Promise<void> {
    const boss = await this.#open();
    for (const some of inParts(jobs, 500))
      await boss.insert(
        name,
        some.map(({ id, data }) => ({ id, data })),
      );
  }

  /** False when it was removed meanwhile. */
  async has(name: string, id: string): Promise<boolean> {
    const boss = await this.#open();
    return (await boss.findJobs(name, { id })).length > 0;
  }

  /** Begins to do what was and will be sent; in a restored copy once that is live. Never for `web`. */
  async start(): Promise<void> {
    if (!this.#isWorker) return;
    if (!this.#deps.quiet.copy) return this.#begin();
    this.#deps.quiet.onLive(() => void this.#beginAtLast());
  }

  /** A copy may go live at a moment at which its database does not answer; nobody would see that nothing leaves it. */
  async #beginAtLast(): Promise<void> {
    for (
      const stops = this.#stops;
      stops === this.#stops;
      await wait(betweenBeginnings, undefined, { ref: false })
    )
      try {
        return await this.#begin();
      } catch (err) {
        this.#deps.log.error({ err }, 'The work of the queue cannot begin yet: it is tried again.');
      }
  }

  /** Called once more, it goes on where it failed. */
  async #begin(): Promise<void> {
    const boss = await this.#open();
    for (const [name, work] of this.#work) {
      for (let i = this.#workers.get(name)?.length ?? 0; i < (work.options.concurrency ?? 1); i += 1)
        await this.#addWorker(boss, name, work);
    }
    const { release, log } = this.#deps;
    this.#ruling = followRuling(boss, { release, work: this.#work, schedules: this.#schedules, log });
    await this.#ruling.looked;
  }

  /** Work of this name that was given up, the latest first, at most 200. */
  async failed<Data extends object>(name: string): Promise<FailedJob<Data>[]> {
    return failedJobs<Data>(await this.#open(), name);
  }

  /** Tries what was given up once more. Returns how many jobs that are. */
  async retryFailed(name: string): Promise<number> {
    const boss = await this.#open();
    const count = await boss.redrive(deadLettersOf(name));
    // Nobody is told of what comes back.
    for (const worker of this.#workers.get(name) ?? []) boss.notifyWorker(worker);
    return count;
  }

  /** Takes up nothing new and lets work under way finish, but not for long: what is cut off is tried again later. */
  async stop(): Promise<void> {
    const boss = await this.#opened?.catch(() => null);
    this.#stops += 1;
    this.#opened = null;
    this.#workers.clear();
    this.#ruling?.stop();
    await boss?.stop({ graceful: true, timeout: stopTimeout }).catch(() => undefined);
  }

  /** One at a time, settled at once: of a process that is killed only what each worker was just doing is uncertain. */
  async #addWorker(boss: PgBoss, name: string, work: Work): Promise<void> {
    const { every = 10 } = work.options;
    const settings = {
      includeMetadata: true,
      perJobResults: true,
      heartbeatRefreshSeconds: heartbeat / 3,
      pollingIntervalSeconds: Math.min(every, 2),
      notifyPollingIntervalSeconds: every,
    } as const;
    let worker = '';
    worker = await boss.work<object, unknown, typeof settings>(name, settings, async (jobs) => {
      const results = await Promise.all(
        jobs.map((job) => asPartOf(causeOf(job), () => runJob(work, job, this.#deps.log))),
      );
      // There may be more: it looks again at once, not when the interval is over.
      boss.notifyWorker(worker);
      return results;
    });
    this.#workers.set(name, [...(this.#workers.get(name) ?? []), worker]);
  }

  #open(): Promise<PgBoss> {
    this.#opened ??= this.#connect().catch((error) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #connect(): Promise<PgBoss> {
    // Connections of its own: a request that holds one must never wait for another.
    const boss = new PgBoss({
      ...withinLimits(this.#deps.limits),
      connectionString: this.#deps.url,
      max: 2,
      application_name: 'lubugo-jobs',
      // Who only sends hears of nothing, and leaves what others died over to those who do the work.
      useListenNotify: this.#isWorker,
      supervise: this.#isWorker,
      schedule: this.#isWorker,
      // Often enough that its listener is never silent for as long as we take for dead.
      notifyHeartbeatIntervalMs: this.#deps.limits.silence / 3,
      notifyHeartbeatTimeoutMs: this.#deps.limits.silence / 2,
      // How soon it is seen that an instance died over its work; a donor may be waiting for it.
      superviseIntervalSeconds: 3,
      monitorIntervalSeconds: 3,
    });
    boss.on('error', (error) => {
      // While the database is down others say so, and this would be said every two seconds.
      if (!isDatabaseDown(error)) this.#deps.log.error({ err: error }, 'The job queue has a problem.');
    });
    try {
      await boss.start();
      await makeMissingQueues(boss, this.#work);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  }
}

/** One try of a job, and what the queue should make of it. Never rejects. */
async function runJob(work: Work, job: JobWithMetadata<object>, log: Logger): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job;
  const attempt = retryCount + 1;
  try {
    await span(
      `job ${name}`,
      { 'lubugo.job': name, 'lubugo.attempt': attempt },
      () => work.handle(job.data, { id, attempt, isLast: retryCount >= retryLimit }),
      { kind: 'consumer', parent: causeOf(job).traceparent ?? null },
    );
    log.debug({ job: name, id, attempt }, 'A job was done.');
    return { id, status: 'completed' };
  } catch (error) {
    const last = error instanceof PermanentJobError || retryCount >= retryLimit;
    const facts = { job: name, id, attempt, err: error };
    if (last) log.error(facts, 'A job was given up.');
    else log.warn(facts, 'A job failed and will be tried again.');
    return { id, status: last ? 'deadletter' : 'failed', output: { message: (error as Error).message } };
  }
}

/** What a job follows from. */
const causeOf = ({ data }: JobWithMetadata<object>): Cause => (data ?? {}) as Cause;

/** Runs pg-boss' statements in the transaction of `manager`. Their texts are few: each is planned once for a connection. */
const within = (manager: EntityManager) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const name = `job ${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    return { rows: await queryPrepared(manager, name, text, values) };
  },
});
