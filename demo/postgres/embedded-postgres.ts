// A real PostgreSQL 18 as a child process, for demos and tests: nothing to install, nothing to set.
import pg from 'pg';
import { orDiskFull, roomIn } from './disk-full.ts';
import { freePort } from './free-port.ts';
import { type PostgresHome, postgresHome } from './postgres-home.ts';
import { launch, makeCluster, runningPort, stop, stopLeftBehind, superuser } from './postgres-process.ts';
import { holdFolder } from './single-instance.ts';
import { StartError } from './start-error.ts';

export interface EmbeddedPostgresOptions {
  /** Absolute folder; the cluster is made in its subfolder `postgres` (or outside, see postgres-home.ts). */
  folder: string;
  password: string;
  /** Settings of postgresql.conf, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** Of 127.0.0.1; a free one when left out. */
  port?: number;
  /** How many bytes can still be written to the disk of a folder. */
  room?: typeof roomIn;
}

export interface EmbeddedPostgres {
  /** Where the files are. */
  folder: string;
  /** Connection string of the database `lubugo`, made when missing. */
  url: string;
  /** Resolves when the server ended although nobody called stop. */
  died: Promise<void>;
  /** Fast shutdown; takes less than 2.5 s. */
  stop(): Promise<void>;
}

const database = 'lubugo';

/** Starts the embedded server, also after a crash or a `kill -9`. Throws a StartError when the folder is in use or unusable, DiskFull when there is no room. */
export async function startEmbeddedPostgres({
  folder,
  password,
  settings = {},
  port: wanted,
  room = roomIn,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = postgresHome(folder);
  const release = await holdFolder(folder);
  if (!release)
    throw new StartError(
      `The product is already running from ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
  try {
    await stopLeftBehind(home);
    await makeCluster(home, password);
    const port = wanted ?? (await freePort());
    const child = await launch(home, port, { max_connections: '50', ...settings });
    const atExit = () => void child.kill('SIGINT');
    process.once('exit', atExit);
    let stopping = false;
    const died = new Promise<void>((resolve) => child.once('exit', () => stopping || resolve()));
    const stopNow = async () => {
      stopping = true;
      await stop(child);
      process.off('exit', atExit);
      release();
    };
    try {
      await makeDatabase(urlOf(port, password, 'postgres'), home);
    } catch (error) {
      await stopNow();
      throw error;
    }
    child.unref();
    return { folder: home.folder, url: urlOf(port, password, database), died, stop: stopNow };
  } catch (error) {
    release();
    throw orDiskFull(error, home.folder, room);
  }
}

/** Connection string of the embedded server another process runs on this folder, or null when none runs. */
export function runningEmbeddedPostgres(folder: string, password: string): string | null {
  const port = runningPort(postgresHome(folder));
  return port === null ? null : urlOf(port, password, database);
}

function urlOf(port: number, password: string, name: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}

async function makeDatabase(url: string, home: PostgresHome): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends between two steps: the next step fails, which is told below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
  } catch (error) {
    const wrongPassword = (error as { code?: string }).code === '28P01';
    if (!wrongPassword) throw error;
    throw new StartError(
      `The embedded database in ${home.folder} was made with another password: restore the folder \`secrets\` beside it, or remove ${home.folder}/postgres to begin anew.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
