// Killed, stopped or silent: what the database can do at night, under load and with the limits of time of the product.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type SilentProxy, startSilentProxy } from '../fakes/silent-proxy.ts';
import { type Load, startLoad } from '../load.ts';
import { testPages } from '../pages.ts';
import { everyWayIn, expectAllAway, type WaysIn, withPayments } from './every-way-in.ts';

/** Milliseconds in which all is served again. */
const recovery = 15_000;
const served = (status: number) => status < 300;
const refused = (status: number) => status === 503;

const folder = mkdtempSync(join(tmpdir(), 'lubugo-failures-'));
let postgres: EmbeddedPostgres;
let proxy: SilentProxy;
let app: TestApp;
let load: Load;
let ways: WaysIn;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres({ folder, password: 'test' });
  await migrate(postgres.url, createLogger({ level: 'silent', human: true }));
  proxy = await startSilentProxy(postgres.url);
  app = await startTestApp(withPayments, testPages(), proxy.url);
  ways = await everyWayIn(app);
  load = await startLoad(app);
});
beforeEach(() => load.untilAll(served, 60_000));
afterAll(async () => {
  await load.stop();
  await app.close();
  await proxy.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server and the processes it made for its connections. */
function processes(): number[] {
  const [first = ''] = readFileSync(join(postgres.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === first;
    } catch {
      return false;
    }
  });
  return [first, ...children].map(Number);
}

async function expectRecovery(): Promise<void> {
  const begun = performance.now();
  await load.untilAll(served, recovery);
  process.stdout.write(`Served again after ${Math.round(performance.now() - begun)} ms.\n`);
  load.expectNothingWorse();
  await load.expectAllKept();
}

test('connections that go silent while new ones are carried', async () => {
  proxy.dropConnections();
  await expectRecovery();
});

test('a way that is silent for a minute', async () => {
  proxy.goSilent();
  await load.untilAll(refused);
  await wait(60_000);
  proxy.carryNewOnes();
  await expectRecovery();
});

test('a database that is stopped for ten seconds', async () => {
  const stopped = processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  await wait(10_000);
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  await expectRecovery();
});

test('a database that is killed and comes back', async () => {
  process.kill(Number(processes()[0]), 'SIGKILL');
  await postgres.died;
  await load.untilAll(refused);
  await expectAllAway(app, ways);
  await postgres.stop();
  const { port } = new URL(postgres.url);
  postgres = await startEmbeddedPostgres({ folder, password: 'test', port: Number(port) });
  await expectRecovery();
});
