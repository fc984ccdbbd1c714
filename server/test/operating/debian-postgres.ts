// Debian's own PostgreSQL, the oldest that the product works with, with a role as the guide makes it: no superuser.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Starts it again at the same address, under a clock of its own if one is named (turned-clock.ts). */
  resume(clock?: Record<string, string>): Promise<void>;
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
  let server: ChildProcess = await launch(home, port, { fsync: 'off' });
  const urlOf = (role: string, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
  const asSuperuser = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: urlOf('postgres', 'postgres') });
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };
  await asSuperuser('CREATE ROLE agency LOGIN');
  /** Its home, with a program that sets these variables first. */
  const under = (clock: Record<string, string>) => {
    const turned = join(folder, 'turned');
    mkdirSync(turned, { recursive: true });
    const set = Object.entries(clock).map(([name, value]) => `export ${name}='${value}'`);
    const script = ['#!/bin/sh', ...set, `exec ${join(bin, 'postgres')} "$@"`, ''].join('\n');
    writeFileSync(join(turned, 'postgres'), script, { mode: 0o755 });
    return { ...home, bin: turned };
  };
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
    async resume(clock) {
      const begin = () => launch(clock ? under(clock) : home, port, { fsync: 'off' });
      // A clock that runs fast ends it now and then before it is ready.
      server = await begin().catch(begin);
    },
    async stop() {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
