// Debian's PostgreSQL with a standby that has each commit before it is acknowledged, behind one address that leads to the one that writes.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { type PostgresHome, postgresHome } from '../../../demo/postgres/postgres-home.ts';
import { clusterOf, launch, stop } from '../../../demo/postgres/postgres-process.ts';
import { program } from '../operating/machine.ts';
import { until } from '../until.ts';

const bin = '/usr/lib/postgresql/15/bin';

export interface MovingPrimary {
  /** Of an empty database of the role that owns it. */
  url: string;
  /** Kills the primary with -9, makes the standby one, and leads the address there. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

interface Server {
  home: PostgresHome;
  port: number;
  process: ChildProcess;
}

export async function startMovingPrimary(): Promise<MovingPrimary> {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-standby-'));
  // The user that PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o777);
  const homeOf = (name: string) => {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o777);
    return { ...postgresHome(join(folder, name)), bin };
  };
  const run = ({ user }: PostgresHome, name: string, flags: string[]) =>
    program(join(bin, name), flags, { ...user, cwd: '/' });
  const settings = { fsync: 'off', hot_standby: 'on' };

  const first = homeOf('first');
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  await run(first, 'initdb', ['--pgdata', clusterOf(first), ...flags]);
  const firstPort = await freePort();
  // Read by the second as well once it is the primary: then nobody stands by, and nobody is waited for.
  const primary: Server = { home: first, port: firstPort, process: await launch(first, firstPort, settings) };
  await ask(primary.port, 'CREATE ROLE agency LOGIN', 'CREATE DATABASE agency OWNER agency');

  const second = homeOf('second');
  const from = ['--host=127.0.0.1', `--port=${primary.port}`, '--username=postgres'];
  await run(second, 'pg_basebackup', ['--pgdata', clusterOf(second), '--write-recovery-conf', ...from]);
  const secondPort = await freePort();
  const standby: Server = {
    home: second,
    port: secondPort,
    process: await launch(second, secondPort, settings),
  };
  await ask(primary.port, `ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()');
  await until(
    async () => (await ask(primary.port, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)) === 1,
  );

  let target = primary.port;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const address = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [keep(client), server],
      [keep(server), client],
    ] as const)
      one.pipe(other).on('close', () => one.destroy());
  });
  await new Promise<void>((listening) => address.listen(0, '127.0.0.1', listening));
  return {
    url: `postgres://agency@127.0.0.1:${(address.address() as AddressInfo).port}/agency`,
    async promote() {
      primary.process.kill('SIGKILL');
      await until(() => primary.process.exitCode !== null || primary.process.signalCode !== null);
      await run(second, 'pg_ctl', ['promote', '--wait', '--pgdata', clusterOf(second)]);
      target = standby.port;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      address.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all([primary, standby].map((one) => stop(one.process)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As the superuser; answers how many rows the last statement gave. */
async function ask(port: number, ...statements: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  let rows = 0;
  for (const sql of statements) rows = (await client.query(sql)).rowCount ?? 0;
  await client.end();
  return rows;
}
