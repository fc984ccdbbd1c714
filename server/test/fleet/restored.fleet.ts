// The backup of one machine becomes a fleet: quiet at first, live by one command, and then fresh through either web.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../database.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { ended, machineOn } from '../operating/machine.ts';
import { killableProduct } from '../outages/killable-product.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { owner, ownerToken } from './owner.ts';
import { saveThroughEither } from './people/saves.ts';
import { pictureForm } from './people/traffic.ts';
import { ask, messageOf } from './people/visitors.ts';

const saves = 200;
const json = { 'content-type': 'application/json' };
const passphrase = { BACKUP_PASSPHRASE: 'of one machine, and of the fleet' };
const folder = mkdtempSync(join(tmpdir(), 'lubugo-backup-of-one-'));
const file = join(folder, 'agency.age');
/** Of who wrote to the one machine; its letter never left there. */
const before = 'a-message-from-before';

let provider: StandIn;
let fleet: Fleet;
let staff: Record<string, string>;
let id: number;
let picture: string;
beforeAll(async () => {
  provider = await startStandIn();
  await backUpOne();
  fleet = await startFleet({
    given: { ...passphrase, FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl },
    before: (cli) => ended(cli('restore', file), 0),
  });
});
afterAll(async () => {
  await fleet?.stop();
  provider?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With an account, a program, a picture, and a message whose letter waits. */
async function backUpOne(): Promise<void> {
  const name = 'fleet_before';
  const one = await killableProduct(name, { DATABASE_URL: await cloneDatabase(name) });
  await one.start();
  staff = { authorization: `Bearer ${await ownerToken(one)}` };
  const made = await one.post('/programs', gorillaTrek, staff);
  id = ((await made.json()) as { data: { id: number } }).data.id;
  const form = await pictureForm();
  const port = one.port();
  const headers = { ...form.headers, ...staff };
  const taken = await ask(port, { method: 'POST', path: '/api/v1/uploads', body: form.body, headers });
  picture = JSON.parse(taken.text).data.url;
  expect((await ask(port, messageOf(before))).status).toBe(201);
  await ended(machineOn(one.url, { ...passphrase, DATA_DIR: one.dataDir }).cli('backup', file), 0);
  await one.remove();
}

const webs = () => fleet.ports.slice(0, 2);
const send = async (port: number, key: string) => (await ask(port, messageOf(key))).status;
const letterOf = (key: string) => fleet.mails.taken().filter(({ raw }) => raw.includes(`${key}@example.org`));

test('either web shows it, with its pictures from the object store, and takes nothing in', async () => {
  for (const port of webs()) {
    const page = await ask(port, { path: '/programs' });
    expect([page.status, page.text.includes(gorillaTrek.name)]).toEqual([200, true]);
    expect((await ask(port, { path: picture })).status).toBe(200);
    expect(await send(port, `while-it-is-quiet-${port}`)).toBe(503);
  }
});

test('it goes live while no worker is there: both webs take messages, and their letters wait for the worker', async () => {
  await fleet.worker.stop();
  const said = await ended(fleet.cli('go-live'), 0);
  expect(said).toMatch(/^Mails that waited when the backup was made: 1\./m);
  const keys = webs().map((port) => `to-the-fleet-at-${port}`);
  for (const [nth, port] of webs().entries())
    await until(async () => (await send(port, keys[nth] ?? '')) === 201, 15_000);
  expect(fleet.mails.taken()).toEqual([]);
  await fleet.worker.start();
  for (const key of keys) await until(() => letterOf(key).length === 1, 15_000);
  expect(letterOf(before)).toEqual([]);
});

test(`${saves} saves through either web are in the very next read of the other`, async () => {
  // No session is in a backup.
  const [first, second] = fleet.ports;
  const login = { method: 'POST', path: '/api/v1/admin/login', body: JSON.stringify(owner), headers: json };
  const { data } = JSON.parse((await ask(first, login)).text);
  const headers = { ...json, authorization: `Bearer ${data.token}` };
  const { old } = await saveThroughEither([first, second], { id, headers, count: saves });
  expect(old).toEqual([]);
});
