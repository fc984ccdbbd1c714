// What only the database knows, asked on a connection of its own: when all others are taken, that is what is to be seen.
import pg from 'pg';
import { workersSql } from '../platform/jobs/watch-workers.ts';
import { singleFlight } from '../platform/limits/concurrency.ts';

export interface FailedWork {
  queue: string;
  count: number;
  /** Of those, what was given up in the last 25 hours: a daily look misses none. */
  recent: number;
}

export interface DatabaseFacts {
  isUp: boolean;
  /** Null where there is no queue yet, or it cannot be read. */
  work: { jobAge: number; mailAge: number; failed: FailedWork[] } | null;
  /** For more than an hour. */
  unanswered: { payments: number; refunds: number } | null;
  /** Seconds; Infinity without any backup, null when it is not known. */
  backupAge: number | null;
  /** Processes that do the work of the queue; null when it is not known. */
  workers: number | null;
}

export interface AsksFacts {
  read(): Promise<DatabaseFacts>;
  close(): Promise<void>;
}

/** Milliseconds for which an answer serves all who ask. */
const fresh = 5_000;

const deadLetters = '-failed';

// A mail that is tried again is as old as when it was promised. Work that is to begin later is not late before that.
const workSql = `
  SELECT name, min(created_on) FILTER (WHERE start_after <= now() OR state <> 'created') AS oldest, count(*)::integer AS count,
    count(*) FILTER (WHERE created_on > now() - interval '25 hours')::integer AS recent
  FROM pgboss.job WHERE state < 'completed' GROUP BY name`;

const moneySql = `
  SELECT
    (SELECT count(*)::integer FROM payment_attempts WHERE status = 'pending' AND created_at < now() - interval '1 hour') +
    (SELECT count(*)::integer FROM donations
      WHERE status = 'pending' AND created_at BETWEEN now() - interval '24 hours' AND now() - interval '1 hour') AS payments,
    (SELECT count(*)::integer FROM payments WHERE direction = 'out' AND provider IS NOT NULL AND state IN ('asked', 'unclear')
      AND coalesce(sent_at, created_at) < now() - interval '1 hour') AS refunds`;

const backupSql = 'SELECT extract(epoch FROM now() - last_backup_at)::float8 AS age FROM deployment';

interface OldestOfQueue {
  name: string;
  oldest: Date | null;
  count: number;
  recent: number;
}

/** Connects when it is first asked. `within`: milliseconds that the database gets for each question. */
export function createDatabaseFacts(url: string, within = 2_000): AsksFacts {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'lubugo metrics',
    connectionTimeoutMillis: within,
    query_timeout: within,
    statement_timeout: within,
    idleTimeoutMillis: 3_000,
  });
  pool.on('error', () => undefined);
  const shared = singleFlight<DatabaseFacts>();
  let last: { at: number; facts: DatabaseFacts } | null = null;

  async function ask(): Promise<DatabaseFacts> {
    const backup = await rowsOf<{ age: number | null }>(pool, backupSql);
    // Two more would each wait as long for nothing.
    if (!backup) return { isUp: false, work: null, unanswered: null, backupAge: null, workers: null };
    const queues = await rowsOf<OldestOfQueue>(pool, workSql);
    const money = await rowsOf<{ payments: number; refunds: number }>(pool, moneySql);
    const backupAge = backup[0] ? (backup[0].age ?? Number.POSITIVE_INFINITY) : null;
    const living = await rowsOf<{ workers: number }>(pool, workersSql);
    const workers = living?.[0]?.workers ?? null;
    return { isUp: true, work: queues && workOf(queues), unanswered: money?.[0] ?? null, backupAge, workers };
  }

  return {
    read: () =>
      shared('read', async () => {
        if (last && performance.now() - last.at < fresh) return last.facts;
        const facts = await ask();
        last = { at: performance.now(), facts };
        return facts;
      }),
    close: () => pool.end(),
  };
}

/** Asks once, by whoever does not run for long. */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const facts = createDatabaseFacts(url);
  return facts.read().finally(() => facts.close());
}

/** Null when there is no answer. */
const rowsOf = async <Row>(pool: pg.Pool, sql: string): Promise<Row[] | null> =>
  pool.query(sql).then(
    ({ rows }) => rows as Row[],
    () => null,
  );

function workOf(queues: readonly OldestOfQueue[]): DatabaseFacts['work'] {
  const [failed, open] = [
    queues.filter(({ name }) => name.endsWith(deadLetters)),
    queues.filter(({ name }) => !name.endsWith(deadLetters)),
  ];
  return {
    jobAge: ageOf(open.filter(({ name }) => name !== 'mail')),
    mailAge: ageOf(open.filter(({ name }) => name === 'mail')),
    failed: failed.map(({ name, count, recent }) => ({
      queue: name.slice(0, -deadLetters.length),
      count,
      recent,
    })),
  };
}

/** Seconds; 0 when nothing waits. */
const ageOf = (queues: readonly OldestOfQueue[]): number =>
  Math.max(0, ...queues.map(({ oldest }) => (oldest ? (Date.now() - oldest.getTime()) / 1000 : 0)));
