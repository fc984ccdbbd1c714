// Debian's PostgreSQL with a standby that has each commit before it is acknowledged, behind one address that leads to the one that writes.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../demo/postgres/free-port.ts';
import { type PostgresHome, postgresHome } from '../../../../demo/postgres/postgres-home.ts';
import { clusterOf, launch, stop } from '../../../../demo/postgres/postgres-process.ts';
import { program } from '../../operating/machine.ts';
import { until } from '../../until.ts';
import { type LeadingAddress, openLeadingAddress } from './leading-address.ts';

const bin = '/usr/lib/postgresql/15/bin';

export interface MovingPrimary {
  /** Of an empty database of the role that owns it. */
  url: string;
  /** Kills the primary with -9, makes the standby one, and leads the address there. Once: nobody stands by after that. */
  promote(): Promise<void>;
  /** The folders of the servers, the primary's first. */
  clusters: string[];
  close(): Promise<void>;
}

interface Server {
  home: PostgresHome;
  port: number;
  process: ChildProcess;
}

interface Options {
  /** Where its folder lies. */
  within?: string;
  withStandby?: boolean;
}

export async function startMovingPrimary({
  within = tmpdir(),
  withStandby = true,
}: Options = {}): Promise<MovingPrimary> {
  const folder = mkdtempSync(join(within, 'lubugo-standby-'));
  // The user that PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o777);
  const servers: Server[] = [];
  let address: LeadingAddress | undefined;
  let watch: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(watch);
    address?.close();
    await Promise.all(servers.map((one) => stop(one.process)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const primary = await makePrimary(folder, servers);
    const standby = withStandby ? await makeStandby(folder, primary, servers) : null;
    address = await openLeadingAddress(primary.port);
    // As Patroni would tell it, also of one that was promoted by hand.
    const follow = () => {
      if (standby && !existsSync(join(clusterOf(standby.home), 'standby.signal')))
        address?.lead(standby.port);
    };
    watch = setInterval(follow, 250);
    return {
      url: `postgres://agency@127.0.0.1:${address.port}/agency`,
      clusters: servers.map(({ home }) => clusterOf(home)),
      async promote() {
        if (!standby) throw new Error('Nobody stands by.');
        primary.process.kill('SIGKILL');
        await until(() => primary.process.exitCode !== null || primary.process.signalCode !== null);
        await run(standby.home, 'pg_ctl', ['promote', '--wait', '--pgdata', clusterOf(standby.home)]);
        follow();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const settings = { fsync: 'off', hot_standby: 'on' };

async function makePrimary(folder: string, servers: Server[]): Promise<Server> {
  const home = homeOf(folder, 'first');
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  await run(home, 'initdb', ['--pgdata', clusterOf(home), ...flags]);
  const port = await freePort();
  const primary = { home, port, process: await launch(home, port, settings) };
  servers.push(primary);
  await ask(port, 'CREATE ROLE agency LOGIN', 'CREATE DATABASE agency OWNER agency');
  return primary;
}

async function makeStandby(folder: string, primary: Server, servers: Server[]): Promise<Server> {
  const home = homeOf(folder, 'second');
  const from = ['--host=127.0.0.1', `--port=${primary.port}`, '--username=postgres', '--checkpoint=fast'];
  await run(home, 'pg_basebackup', ['--pgdata', clusterOf(home), '--write-recovery-conf', ...from]);
  const port = await freePort();
  const standby = { home, port, process: await launch(home, port, settings) };
  servers.push(standby);
  // Kept by the primary alone: once the standby is one, nobody stands by, and nobody is waited for.
  await ask(primary.port, `ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()');
  await until(
    async () => (await ask(primary.port, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)) === 1,
  );
  return standby;
}

function homeOf(folder: string, name: string): PostgresHome {
  mkdirSync(join(folder, name));
  chmodSync(join(folder, name), 0o777);
  return { ...postgresHome(join(folder, name)), bin };
}

const run = ({ user }: PostgresHome, name: string, flags: string[]) =>
  program(join(bin, name), flags, { ...user, cwd: '/' });

/** As the superuser; answers how many rows the last statement gave. */
async function ask(port: number, ...statements: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  let rows = 0;
  for (const sql of statements) rows = (await client.query(sql)).rowCount ?? 0;
  await client.end();
  return rows;
}
