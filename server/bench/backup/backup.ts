// `npm run bench:backup`: a gigabyte of uploads and 100,000 registrations are backed up and brought back by the command line, in
// turns with Debian's `tar` and `age` over the same files. Ends with 1 when a target is missed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { deployment } from '../../test/product.ts';
import { median, Table } from '../booking/table.ts';
import { startChild } from '../child.ts';
import type { LoadOrder, LoadResult } from '../load.ts';
import { manyRegistrations } from '../many-rows.ts';
import { largePictures } from './large-pictures.ts';

const isQuick = process.argv.includes('--quick');
const turns = isQuick ? 1 : 5;
const bytesOfUploads = isQuick ? 100e6 : 1e9;
const registrations = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'lubugo-bench-backup-'));
// Started by root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711);
const keyFile = join(folder, 'key.txt');
const file = join(folder, 'agency.age');
refuseWithoutAge();
const recipient = execFileSync('age-keygen', ['-y', keyFile]).toString().trim();
const postgres = await startEmbeddedPostgres({ folder, password: 'bench' });
const db = new pg.Client({ connectionString: postgres.url });
const table = new Table();

try {
  await db.connect();
  const site = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'site'), BACKUP_RECIPIENT: recipient };
  await migrate(postgres.url, createLogger({ level: 'warn', human: true }));
  const uploaded = await largePictures(db, site.DATA_DIR, bytesOfUploads);
  table.figure('uploads', uploaded / 1e9, 'GB');
  await db.query(manyRegistrations(registrations));
  await db.query('ANALYZE');
  await ended(cli(site, 'claim-uploads', '--yes'));

  const own: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    theirs.push(await seconds(() => tarAndAge(join(site.DATA_DIR, 'uploads'))));
    own.push(await seconds(() => ended(cli(site, 'backup', file))));
  }
  table.figure('tar piped into age', median(theirs), 's');
  table.figure('backup', median(own), 's');
  table.atMost('backup, of tar piped into age over the same files', median(own), median(theirs), 3);
  await besideBackup(site);

  const restored: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const copy = { ...site, DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, `copy${turn}`) };
    mkdirSync(copy.DATA_DIR);
    const settings = { ...copy, BACKUP_IDENTITY_FILE: keyFile };
    restored.push(await seconds(() => ended(cli(settings, 'restore', file))));
    rmSync(copy.DATA_DIR, { recursive: true });
  }
  table.figure('restore', median(restored), 's');
  table.atMost('restore, of the backup', median(restored), median(own), 3);
  if (table.hasMissed) process.exitCode = 1;
} finally {
  await db.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What visitors get of a kept page while a backup runs, in turns with what they get without. */
async function besideBackup(site: Record<string, string>): Promise<void> {
  const server = await startChild<{ address: { port: number } }>('product-server.ts', {
    BENCH_DATABASE: postgres.url,
    BENCH_DATA: site.DATA_DIR ?? '',
    RATE_LIMITS: 'off',
  });
  const load = await startChild('load.ts');
  try {
    const order: LoadOrder = {
      url: `http://127.0.0.1:${server.ready.address.port}`,
      requests: [{ method: 'GET', path: '/contact' }],
      connections: 32,
      duration: 3,
    };
    const alone: LoadResult[] = [];
    const beside: LoadResult[] = [];
    await load.ask(order);
    for (let turn = 0; turn < turns; turn += 1) {
      alone.push(await load.ask<LoadResult>(order));
      const backup = ended(cli(site, 'backup', file));
      await wait(1_000);
      beside.push(await load.ask<LoadResult>(order));
      await backup;
    }
    const rate = (results: LoadResult[]) => median(results.map((result) => result.requestsPerSecond));
    table.atLeast('kept pages while a backup runs, of those without', rate(beside), rate(alone), 0.7);
    table.none(
      '  … of those failed',
      beside.reduce((sum, { errors }) => sum + errors, 0),
    );
  } finally {
    await load.stop();
    await server.stop();
  }
}

function cli(settings: Record<string, string>, ...words: string[]): ChildProcess {
  return spawn(process.execPath, ['server/dist/src/cli/cli.js', ...words], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...deployment, ...settings },
  });
}

/** Debian's programs over the same files. */
function tarAndAge(uploads: string): Promise<void> {
  const script = 'tar --create "$1" | age --recipient "$2" > "$3"';
  return ended(
    spawn('sh', ['-c', script, 'sh', uploads, recipient, file], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
}

async function ended(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`It ended with ${code}: ${said}`);
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function emptyDatabase(): Promise<string> {
  await db.query('DROP DATABASE IF EXISTS copy WITH (FORCE)');
  await db.query('CREATE DATABASE copy');
  const url = new URL(postgres.url);
  url.pathname = '/copy';
  return url.href;
}

function refuseWithoutAge(): void {
  try {
    execFileSync('age-keygen', ['-o', keyFile], { stdio: 'ignore' });
  } catch {
    console.error('Install age first (apt-get install age): the backup is measured beside it.');
    process.exit(2);
  }
}
