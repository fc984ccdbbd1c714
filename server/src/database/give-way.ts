// A migration that waits for a lock makes everybody wait who comes after it, readers too. So it waits for three seconds, lets them go first,
// and tries again.
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../platform/start-error.ts';
import type { Migration } from './forward-migration.ts';

export interface Patience {
  /** Milliseconds that one try waits for a lock, and between two tries. */
  lock: number;
  pause: number;
  tries: number;
}

const patience: Patience = { lock: 3_000, pause: 1_000, tries: 10 };

/** Looks at who holds the lock, in each try. */
const looks = 6;

/** PostgreSQL's word for a lock that was not there in time. */
const lockNotAvailable = '55P03';

interface Holder {
  pid: number;
  name: string;
  since: Date;
}

/** Has migrations give way, and watches who is in theirs. */
export class GiveWay {
  readonly #patience: Patience;
  #db: DataSource | null = null;
  #holder: Holder | null = null;

  constructor(given: Partial<Patience> = {}) {
    this.#patience = { ...patience, ...given };
  }

  /** The same migration, which waits no longer than that for a lock. One without a transaction keeps nobody waiting, and is left as it is. */
  limited(step: Migration): Migration {
    const make = (): InstanceType<Migration> => {
      const migration = new step();
      if (migration.transaction === false) return migration;
      const up = migration.up.bind(migration);
      migration.up = async (runner) => {
        await runner.query(`SET LOCAL lock_timeout = ${this.#patience.lock}`);
        await this.#watching(runner, () => up(runner));
      };
      return migration;
    };
    // TypeORM takes classes and makes one of each: this one stands in for another.
    return function Limited() {
      return make();
    } as unknown as Migration;
  }

  /** Runs `work`, which runs those migrations, again while a lock is in their way. Throws a StartError that names who holds it. */
  async run<T>(db: DataSource, work: () => Promise<T>): Promise<T> {
    this.#db = db;
    const { tries, lock, pause } = this.#patience;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (attempt === tries)
          throw new StartError(
            `The tables are in use: ${this.#holderInWords()} In ${tries} tries of ${lock / 1000} seconds that did not end, and meanwhile everybody else went first.`,
            { cause: error },
          );
        await wait(pause);
      }
    }
  }

  async #watching(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
    const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
    const done = new AbortController();
    const watch = this.#watch(pid, done.signal);
    try {
      await work();
    } finally {
      done.abort();
      await watch;
    }
  }

  async #watch(pid: number, done: AbortSignal): Promise<void> {
    while (!done.aborted) {
      await wait(this.#patience.lock / looks, undefined, { signal: done }).catch(() => undefined);
      if (done.aborted) return;
      const [found]: Holder[] =
        (await this.#db?.query(
          `SELECT pid, application_name AS name, coalesce(xact_start, backend_start) AS since FROM pg_stat_activity
         WHERE pid = ANY(pg_blocking_pids($1)) ORDER BY since LIMIT 1`,
          [pid],
        )) ?? [];
      this.#holder = found ?? this.#holder;
    }
  }

  #holderInWords(): string {
    if (!this.#holder) return 'another query holds a lock on them.';
    const { pid, name, since } = this.#holder;
    return `the query of process ${pid} of PostgreSQL${name && ` (${name})`} holds a lock on them since ${since.toISOString()}; SELECT pg_terminate_backend(${pid}) ends it.`;
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
  return code === lockNotAvailable || driverError?.code === lockNotAvailable;
}
