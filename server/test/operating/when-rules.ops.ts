// Failures that a rule tells of (alerts.ops.ts), as docs/when.md describes them: what the log, visitors and staff are shown, word for word.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { openConnection } from '../../src/platform/database/single-connection.ts';
import type { Api } from '../api.ts';
import { adults, createBooking, guest, makeDate } from '../bookings/bookings.ts';
import { type Run, run } from '../product.ts';
import { until } from '../until.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { ended, type Machine, machineOn, program } from './machine.ts';
import { expectAll, failureIn } from './runbook.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

let site: WatchedProduct;
let owner: Record<string, string>;
beforeAll(async () => {
  site = await startWatchedProduct(90);
  await site.start();
  owner = await site.signUp();
});
afterAll(() => site?.remove());

const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
const refuses = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });
const logHas = (words: RegExp[]) => until(() => words.every((each) => each.test(site.out())));

/** Takes all the room that is left; answers with what takes it. */
async function fill(disk: string): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const old = join(disk, 'old-backups');
  await program('fallocate', ['--length', String(bavail * bsize), old]);
  return old;
}

test('Disk full: an upload is refused with the words, a backup says that there is no room, and both go on with room', async () => {
  if (!site.disk) throw new Error('A full disk cannot be tried: only root may mount one.');
  const failure = failureIn('Disk full');
  const [kept, room, backup] = failure.words('log');
  const old = await fill(site.disk);
  const refused = await site.upload(owner);
  expect(refused.status).toBe(503);
  expectAll(refused.text, failure.words('staff'));
  await logHas([kept, room].filter((each) => each !== undefined));
  const file = join(site.disk, 'backup.tar');
  expect(await ended(site.machine.cli('backup', '--plain', file), 1)).toMatch(backup ?? '');
  rmSync(old);
  expect((await site.upload(owner)).status).toBe(201);
  await ended(site.machine.cli('backup', '--plain', file), 0);
  rmSync(file);
});

test('Disk full: while PostgreSQL has no room, kept pages are shown and forms say so, and with some room it goes on', async () => {
  const failure = failureIn('Disk full');
  const disk = mkdtempSync(join(tmpdir(), 'lubugo-full-'));
  await program('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=711', 'tmpfs', disk]);
  let postgres: DebianPostgres | undefined;
  let machine: Machine | undefined;
  let product: Run | undefined;
  const port = String(await freePort());
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  let nth = 0;
  /** Each from somebody else, and as long as it may be. */
  const write = async () => {
    nth += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${nth >> 8}.${nth % 256}`,
    };
    const body = JSON.stringify({ ...letter, message: randomBytes(1_000).toString('hex') });
    return fetch(`http://127.0.0.1:${port}/api/v1/contact`, { method: 'POST', headers, body });
  };
  try {
    postgres = await startDebianPostgres(disk);
    machine = machineOn(await postgres.database('crowded'), { PORT: port, TRUST_PROXY: '1' });
    product = run('main.js', machine.settings);
    await product.ready();
    await get('/programs');
    const old = await fill(disk);
    let answer = await write();
    while (answer.status === 201) answer = await write();
    expect(answer.status).toBe(503);
    expectAll(await answer.text(), failure.words('visitors'));
    expectAll(postgres.log(), failure.words('log').slice(-1));
    expect((await get('/programs')).status).toBe(200);
    rmSync(old);
    await until(async () => (await write()).status === 201);
  } finally {
    await product?.kill();
    await postgres?.stop();
    await program('umount', [disk]);
    for (const one of [disk, machine?.dataDir ?? disk]) rmSync(one, { recursive: true, force: true });
  }
});

test('Database away: pages, /readyz and the log say so, and no restart is needed', async () => {
  const failure = failureIn('Database away');
  await site.postgres.halt();
  const page = await site.get('/news?page=2', { accept: 'text/html' });
  expect(page.status).toBe(503);
  expectAll(page.text, failure.words('visitors'));
  const ready = await site.get('/readyz');
  expect(ready.status).toBe(503);
  expectAll(ready.text, failure.words('`/readyz`'));
  await logHas(failure.words('log'));
  await site.postgres.resume();
  await until(async () => (await site.get('/readyz')).status === 200);
  expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
});

test('Mail refused: the log says that it will be tried again, and after all tries that it was given up', async () => {
  const [again, givenUp] = failureIn('Mail refused').words('log');
  site.mailServer.refuse = refuses(451);
  expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
  await until(() => again?.test(site.out()) === true);
  site.mailServer.refuse = refuses(550);
  expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
  await until(() => givenUp?.test(site.out()) === true);
  site.mailServer.refuse = null;
});

/** Takes a booking that is paid online, as a visitor does; answers its key. */
async function booking(): Promise<string> {
  const connection = await openConnection(site.url, 'test');
  const date = await makeDate({ db: connection } as unknown as Api).finally(() => connection.close());
  const settings = 'mutation { updateBookingsSettings(input: { payOnline: true }) { version } }';
  await site.post('/graphql', { query: settings }, owner);
  const book = async (quoted: string) => {
    const input = { ...guest, departureId: date, party: adults(2), quoted };
    return JSON.parse((await site.post('/graphql', { query: createBooking, variables: { input } })).text);
  };
  // Refused with the price that it has, as no visitor was shown one.
  const { errors } = await book('none');
  return (await book(errors[0].extensions.quoted)).data.booking.key;
}

test('Provider away: guests read that nothing was paid, and what was paid is asked about again', async () => {
  const failure = failureIn('Provider away');
  const key = await booking();
  const query = `mutation { startBookingPayment(key: "${key}", amount: 60000) { openPayment { link } } }`;
  const pay = async () => (await site.post('/graphql', { query })).text;
  const gift = { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 10 };
  const begun = await site.post('/api/v1/donations', gift);
  const reference: string = JSON.parse(begun.text).data.reference;
  const { body, headers } = site.provider.eventOf(site.provider.pay(reference, { amount: 10 }));
  site.provider.mood = 'down';
  const before = site.out().length;
  expectAll(await pay(), failure.words('guests'));
  expect((await site.post('/api/v1/donations/webhook', JSON.parse(body), headers)).status).toBe(200);
  await until(() => failure.words('log').every((each) => each.test(site.out().slice(before))));
  site.provider.mood = 'well';
  await ended(site.machine.cli('check'), 0);
  expect(await pay()).toContain('"link":"http');
});
