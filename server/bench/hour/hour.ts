// `npm run bench:hour`: an hour of an agency on one machine of 1 GB: the product, Debian's PostgreSQL and Caddy, mixed traffic, an
// upload a minute, a backup in the middle. `npm run bench:hour -- 12` takes twelve minutes. Ends with 1 when a target is missed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { startStandIn } from '../../test/fakes/flutterwave-stand-in.ts';
import { startMailServer } from '../../test/fakes/mail-server.ts';
import { deployment } from '../../test/product.ts';
import { makeJourneys } from '../booking/make-journeys.ts';
import { Table } from '../booking/table.ts';
import { fillYear } from './agency.ts';
import { missingPackages, startCaddy, startDebianPostgres } from './debian.ts';
import { limitMemory } from './memory-limit.ts';
import { keepAsking } from './traffic.ts';
import { visitorsAt } from './visitors.ts';
import { type Running, tellMemory, watchMemory } from './watch-memory.ts';

const minutes = Number(process.argv[2] ?? 60);
const machine = 1_000_000_000;
/** Megabytes. */
const mostTogether = 800;

const missing = missingPackages();
if (missing.length > 0 || !(minutes >= 3)) {
  const needs = `bench:hour needs packages of Debian: apt-get install ${missing.join(' ')}`;
  console.error(missing.length > 0 ? needs : 'bench:hour takes minutes, 3 or more: npm run bench:hour -- 12');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'lubugo-bench-hour-'));
// Started by root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711);
const limit = limitMemory(machine);
const start = limit?.spawn ?? spawn;
const running: Running = { product: null, PostgreSQL: null, Caddy: null, backup: null };
const mails = await startMailServer();
const provider = await startStandIn();
const table = new Table();

try {
  const postgres = await startDebianPostgres(folder, start);
  running.PostgreSQL = postgres.process;
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const [port, https] = [await freePort(), await freePort()];
  // As docs/one-machine.md has them.
  const settings = {
    ...deployment,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_PROXY: '1',
    PUBLIC_URL: `https://localhost:${https}`,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'site'),
    PICTURE_WORKERS: '1',
    SMTP_URL: mails.url,
    SMTP_STARTTLS: 'optional',
    FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl,
    // Memory is measured and not time: on a busy machine a page may take its time.
    RENDER_WAIT_SECONDS: '60',
    RENDER_LIMIT_SECONDS: '60',
    BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
  };
  mkdirSync(settings.DATA_DIR);
  const owner = await fillYear(settings, db);
  running.product = node(settings, ...startOfProduct());
  await until(running.product, () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok));
  running.Caddy = await startCaddy(folder, { https, product: port }, start);
  const login = { method: 'POST', path: '/api/v1/admin/login', body: JSON.stringify(owner) } as const;
  const visitors = visitorsAt(https);
  const headers = { 'content-type': 'application/json' };
  const signedIn = await visitors.ask({ ...login, headers });
  const journeys = await makeJourneys(`http://127.0.0.1:${port}`, db, JSON.parse(signedIn ?? '{}').data);
  await db.end();

  console.log(`The year of an agency is there; ${minutes} minutes begin.`);
  const watching = watchMemory(running);
  const traffic = keepAsking(minutes, { visitors, journeys, owner });
  await wait(minutes * 30_000);
  running.backup = node(settings, 'server/dist/src/cli/cli.js', 'backup', join(folder, 'agency.age'));
  const [backedUp] = await once(running.backup, 'exit');
  // Its number may be another process's soon.
  running.backup = null;
  await traffic;
  const samples = watching.stop();
  visitors.leave();

  tellMemory(table, samples, mostTogether);
  table.figure('requests', visitors.asked, '');
  table.none('  … of those failed', visitors.failures.length);
  table.none('  … the backup, how it ended', backedUp);
  if (limit) table.none(`processes ended under a limit of ${machine / 1e9} GB`, limit.killed());
  else console.log('This machine gives us no control group: there was no limit to the memory.');
  for (const [failure, times] of Map.groupBy(visitors.failures, (one) => one))
    console.log(`${times.length} times: ${failure}`);
  if (table.hasMissed) process.exitCode = 1;
} finally {
  for (const child of [running.Caddy, running.product, running.backup, running.PostgreSQL]) {
    if (!child || child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  provider.stop();
  await mails.stop();
  limit?.remove();
  if (table.hasMissed) console.log(`What the product said of it is in ${join(folder, 'product.log')}.`);
  else rmSync(folder, { recursive: true, force: true });
}

/** As `npm start` does it. */
function startOfProduct(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' ').slice(1);
}

function node(settings: Record<string, string>, ...args: string[]): ChildProcess {
  const { DATABASE_URL: _, NODE_OPTIONS: __, ...env } = process.env;
  const log = openSync(join(folder, 'product.log'), 'a');
  return start(process.execPath, args, {
    cwd: projectRoot,
    env: { ...env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', log, log],
  });
}

async function until(child: ChildProcess, isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'product.log'), 'utf8'));
    await wait(200);
  }
}
