// A backup of one PostgreSQL comes back on another: Debian's 15 and the 18 of the demo, from either.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { loadConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { onCluster } from '../database.ts';
import { startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { type Run, run } from '../product.ts';
import { fillAgency } from './agency.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { emptyMachine } from './empty-machine.ts';
import { ended, type Machine, machineOn } from './machine.ts';
import { tableChecksums } from './table-checksums.ts';

const log = createLogger({ level: 'silent', human: true });
const folder = mkdtempSync(join(tmpdir(), 'lubugo-servers-'));
const settings = { BACKUP_PASSPHRASE: 'of two servers, and good for both' };

let debian: DebianPostgres;
let first: Machine;
let whole: Record<string, string>;
let product: Run | undefined;
beforeAll(async () => {
  debian = await startDebianPostgres();
  first = await emptyMachine('ops_servers', settings);
  await migrate(first.url, log);
  await fillAgency(loadConfig(first.settings), first.url);
  whole = await tableChecksums(first.url);
});
afterAll(async () => {
  await product?.kill();
  await debian?.stop();
  for (const name of ['ops_servers', 'ops_servers_back'])
    await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

/** Backs one up and puts it back into the other, which is empty. */
async function move(from: Machine, to: Machine, name: string): Promise<void> {
  const file = join(folder, `${name}.age`);
  await ended(from.cli('backup', file), 0);
  expect(await ended(to.cli('restore', file), 0)).toMatch(/^Everything as of .* is back and proven: /m);
  expect(await tableChecksums(to.url)).toEqual(whole);
}

const versionOf = async (machine: Machine) => {
  const [row] = await machine.ask<{ version: string; super: boolean }>(
    `SELECT current_setting('server_version_num') AS version, rolsuper AS super FROM pg_roles WHERE rolname = current_user`,
  );
  return [Number(row?.version.slice(0, 2)), row?.super];
};

const onDebian = async (name: string, more: Record<string, string> = {}) =>
  machineOn(await debian.database(name), { ...settings, ...more });

test('from 18 into 15, from 15 into 15, and from there into 18, every row comes back', async () => {
  const [second, third] = [await onDebian('second'), await onDebian('third')];
  expect(await versionOf(second)).toEqual([15, false]);
  await move(first, second, 'from-18');
  await move(second, third, 'from-15');
  const back = await emptyMachine('ops_servers_back', settings);
  expect((await versionOf(back))[0]).toBe(18);
  await move(third, back, 'from-15-again');
});

test('the copy on 15 is shown to visitors, found in the search, and backed up again once it is live', async () => {
  const standIn = await startStandIn();
  const machine = await onDebian('live', { FLUTTERWAVE_API_URL: standIn.fake.settings.apiUrl });
  await ended(machine.cli('restore', join(folder, 'from-18.age')), 0);
  await ended(machine.cli('go-live', '--letters', 'drop'), 0);
  standIn.stop();
  const port = await freePort();
  product = run('main.js', { ...machine.settings, PORT: String(port) });
  await product.ready();
  const page = await fetch(`http://127.0.0.1:${port}/programs`);
  expect([page.status, (await page.text()).includes('<h1')]).toEqual([200, true]);
  const found = await (await fetch(`http://127.0.0.1:${port}/api/v1/programs?search=gorilla`)).json();
  expect(JSON.stringify(found)).toContain('Gorilla');
  await ended(machine.cli('backup', join(folder, 'live.age')), 0);
});
