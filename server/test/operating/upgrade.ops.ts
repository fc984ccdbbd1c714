// Databases that earlier releases filled go on with today's product, and back.
import { rmSync } from 'node:fs';
import { migrations } from '../../src/database/migrate.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import type { Run } from '../product.ts';
import { until } from '../until.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { loadBaseline } from './earlier/baseline.ts';
import { readAgency, signIn } from './earlier/read-agency.ts';
import { startRelease } from './earlier/start-release.ts';
import { codeOf } from './earlier/write-agency.ts';
import { type Machine, machineOn } from './machine.ts';

let postgres: DebianPostgres;
let provider: StandIn;
let mails: MailServer;
let product: Run | undefined;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startDebianPostgres();
  provider = await startStandIn();
  mails = await startMailServer();
});
afterEach(() => product?.kill());
afterAll(async () => {
  provider?.stop();
  await mails?.stop();
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function machineOf(name: string): Promise<Machine> {
  const machine = machineOn(await postgres.database(name), {
    FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl,
    ...{ SMTP_URL: mails.url, SMTP_STARTTLS: 'optional' },
  });
  folders.push(machine.dataDir);
  return machine;
}

const stepsOf = async ({ ask }: Machine) =>
  (await ask<{ name: string }>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
const today = migrations.map((step) => new step().name);

const hasMail = (address: string) => mails.taken.some(({ to }) => to.includes(address));

test('a database of the oldest release is brought up to date at the start, all that was in it is read as before, and its mails leave', async () => {
  const machine = await machineOf('from_baseline');
  const { agency, read } = await loadBaseline(machine);
  expect(await stepsOf(machine)).toEqual(today.slice(0, 1));
  // Mails that could not leave then have waited long enough.
  await machine.ask(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`);
  const started = await startRelease(machine);
  product = started.product;
  expect(await stepsOf(machine)).toEqual(today);
  const staff = await signIn(started.visitor, codeOf(agency.uri, 30_000));
  expect(await readAgency(staff, agency)).toEqual(read);
  await until(() => hasMail('asked1@example.org') && hasMail('office@example.org'));
});
