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

interface RulingDeps {
  release: number;
  work: Kinds;
  schedules: ReadonlyMap<string, string>;
  log: Logger;
}

export interface Ruling {
  /** Resolves after the first look; then it goes on looking. */
  looked: Promise<void>;
  stop(): void;
}

export function followRuling(boss: PgBoss, { release, work, schedules, log }: RulingDeps): Ruling {
  let timer: NodeJS.Timeout | undefined;
  let rules = false;
  let isOver = false;

  /** Writes when it becomes the newest: at the start, or when a newer one has ended. */
  async function look(): Promise<void> {
    const { rows } = await boss.getDb().executeSql(newestLiving);
    const newest: number | null = rows[0]?.newest ?? null;
    const mayRule = newest === null || newest <= release;
    if (mayRule && !rules) await rule();
    rules = mayRule;
  }

  async function rule(): Promise<void> {
    await updateQueues(boss, work);
    for (const { name } of await boss.getSchedules()) if (!schedules.has(name)) await boss.unschedule(name);
    for (const [name, cron] of schedules) await boss.schedule(name, cron);
  }

  const lookAgain = () =>
    look().catch((err) => {
      // While the database is down others say so.
      if (!isDatabaseDown(err)) log.error({ err }, 'It cannot be read which releases run.');
    });
  return {
    looked: look().then(() => {
      // It may have been stopped meanwhile.
      if (!isOver) timer = setInterval(lookAgain, every).unref();
    }),
    stop() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
