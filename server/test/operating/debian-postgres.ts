// Debian's own PostgreSQL, the oldest that the product works with, with a role as the guide makes it: no superuser.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { postgresHome } from '../../../demo/postgres/postgres-home.ts';
import { clusterOf, launch, logOf, stop } from '../../../demo/postgres/postgres-process.ts';
import { program } from './machine.ts';

const bin = '/usr/lib/postgresql/15/bin';

export interface DebianPostgres {
  /** Makes an empty database, the role's own; what there was under the name goes. Answers its address. */
  database(name: string): Promise<string>;
  /** What it writes while it works. */
  log(): string;
  /** Ends the server, with all that are connected. */
  halt(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** `below`: the folder that its own is made in. */
export async function startDebianPostgres(below = tmpdir()): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(below, 'lubugo-debian-postgres-'));
  // The user that PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o777);
  const home = { ...postgresHome(folder), bin };
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  await program(join(bin, 'initdb'), ['--pgdata', clusterOf(home), ...flags], { ...home.user, cwd: '/' });
  chmodSync(folder, 0o711);
  const port = await freePort();
  const start = () => launch(home, port, { fsync: 'off' });
  let server: ChildProcess = await start();
  const urlOf = (role: string, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
  const asSuperuser = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: urlOf('postgres', 'postgres') });
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };
  await asSuperuser('CREATE ROLE agency LOGIN');
  return {
    async database(name) {
      await asSuperuser(
        `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
        `CREATE DATABASE ${name} OWNER agency`,
      );
      return urlOf('agency', name);
    },
    log: () => readFileSync(logOf(home), 'utf8'),
    halt: () => stop(server),
    async resume() {
      server = await start();
    },
    async stop() {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
