// Where the database is: the server itself, and perhaps a pooler in front of it.
import { randomInt } from 'node:crypto';
import { StartError } from '../start-error.ts';
import { openConnection, type SingleConnection } from './single-connection.ts';
import { addressOf } from './unusable-database.ts';

export interface DatabaseAddress {
  /** What requests ask: the server, or a pooler in front of it. */
  url: string;
  /** The server itself: for what belongs to one connection, such as LISTEN and the locks of a session, and for what takes long. */
  direct: string;
  /** Whether `url` leads to a pooler, by which each transaction may be on another connection. */
  isPooled: boolean;
}

/** The server at `url`, with nothing in front of it. */
export const serverAt = (url: string): DatabaseAddress => ({ url, direct: url, isPooled: false });

const largest = 2 ** 48 - 1;

/** Looks what the addresses of a deployment lead to. Throws a StartError when they are not enough, or do not lead to one database. */
export async function findDatabase(url: string, direct: string | null): Promise<DatabaseAddress> {
  const isPooled = await isPooler(url, 'DATABASE_URL');
  if (isPooled && !direct)
    throw new StartError(
      `DATABASE_URL leads to a pooler (${addressOf(url)}), and DATABASE_DIRECT_URL is not set: set it to the address of the PostgreSQL server itself, for locks, news of changes, the job queue, migrations and backups, which need connections of their own.`,
    );
  if (!direct) return serverAt(url);
  if (await isPooler(direct, 'DATABASE_DIRECT_URL'))
    throw new StartError(
      `DATABASE_DIRECT_URL leads to a pooler (${addressOf(direct)}): set it to the address of the PostgreSQL server itself.`,
    );
  if (!(await areSame(url, direct)))
    throw new StartError(
      `DATABASE_URL (${addressOf(url)}) and DATABASE_DIRECT_URL (${addressOf(direct)}) lead to different databases: let both lead to the same one.`,
    );
  return { url, direct, isPooled };
}

/** Two statements of one connection: are they run by one process of PostgreSQL, the one that it was told at the beginning? */
function isPooler(url: string, variable: string): Promise<boolean> {
  return withTwo([url, url], variable, async (one, other) => {
    const before = await processOf(one);
    // Takes what the pooler has just lent to the first one.
    await other.query('BEGIN');
    const after = await processOf(one);
    return before !== after || before !== announcedTo(one);
  });
}

/** Whether a lock that is held by one address is held by the other. */
function areSame(url: string, direct: string): Promise<boolean> {
  const lock = [String(randomInt(largest))];
  return withTwo([url, direct], 'DATABASE_URL', async (one, other) => {
    await one.query('BEGIN');
    await one.query('SELECT pg_advisory_xact_lock($1)', lock);
    const [got] = await other.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS taken',
      lock,
    );
    return got?.taken === false;
  });
}

async function processOf(connection: SingleConnection): Promise<number | undefined> {
  const [row] = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return row?.pid;
}

/** PostgreSQL tells it for who wants to cancel; a pooler makes up its own. pg's types do not tell it. */
const announcedTo = ({ client }: SingleConnection) => (client as unknown as { processID: number }).processID;

async function withTwo<T>(
  [first, second]: [string, string],
  variable: string,
  work: (one: SingleConnection, other: SingleConnection) => Promise<T>,
): Promise<T> {
  const one = await openConnection(first, 'lubugo', variable);
  try {
    const other = await openConnection(second, 'lubugo', variable);
    return await work(one, other).finally(() => other.close());
  } finally {
    await one.close();
  }
}
