// Whether the database answers, asked on a connection of its own: when all others are taken, that is no reason to be called dead.
import pg from 'pg';
import { singleFlight } from '../limits/concurrency.ts';

export interface DatabaseProbe {
  /** Rejects when there is no answer in time. Who asks meanwhile gets the same answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Connects when it is first asked. `within` is in milliseconds. */
export function createDatabaseProbe(url: string, within = 2_000): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'lubugo health',
    connectionTimeoutMillis: within,
    query_timeout: within,
  });
  // A connection that is dropped while idle is replaced; whoever asks next hears of it.
  pool.on('error', () => undefined);
  const shared = singleFlight<void>();
  return {
    check: () => shared('check', async () => void (await pool.query('SELECT 1'))),
    close: () => pool.end(),
  };
}
