// Releases that run beside each other share the queue. Its settings and schedules are those of the newest one that lives, whichever
// started last: an older one would take away what it does not know.
import type { PgBoss } from 'pg-boss';
import { isDatabaseDown } from '../database/database-down.ts';
import type { Logger } from '../log.ts';
import { type Kinds, updateQueues } from './job-queue.ts';

/** Milliseconds between two looks at who lives. */
const every = 30_000;

/** One that said nothing for so long has ended. */
const newestLiving = `SELECT max(release) AS newest FROM instances WHERE beat_at > clock_timestamp() - interval '30 seconds'`;

export class Ruling {
  readonly #boss: PgBoss;
  readonly #release: number;
  readonly #work: Kinds;
  readonly #schedules: ReadonlyMap<string, string>;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #rules = false;
  #isOver = false;

  constructor(
    boss: PgBoss,
    release: number,
    work: Kinds,
    schedules: ReadonlyMap<string, string>,
    log: Logger,
  ) {
    this.#boss = boss;
    this.#release = release;
    this.#work = work;
    this.#schedules = schedules;
    this.#log = log;
  }

  /** Resolves after the first look; goes on looking. */
  async start(): Promise<void> {
    await this.#look();
    // It may have been stopped meanwhile.
    if (this.#isOver) return;
    this.#timer = setInterval(() => {
      this.#look().catch((err) => {
        // While the database is down others say so.
        if (!isDatabaseDown(err)) this.#log.error({ err }, 'It cannot be read which releases run.');
      });
    }, every).unref();
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
  }

  /** Writes when it becomes the newest: at the start, or when a newer one has ended. */
  async #look(): Promise<void> {
    const { rows } = await this.#boss.getDb().executeSql(newestLiving);
    const newest: number | null = rows[0]?.newest ?? null;
    const mayRule = newest === null || newest <= this.#release;
    if (mayRule && !this.#rules) await this.#rule();
    this.#rules = mayRule;
  }

  async #rule(): Promise<void> {
    await updateQueues(this.#boss, this.#work);
    for (const { name } of await this.#boss.getSchedules())
      if (!this.#schedules.has(name)) await this.#boss.unschedule(name);
    for (const [name, cron] of this.#schedules) await this.#boss.schedule(name, cron);
  }
}
