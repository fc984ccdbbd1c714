// A restored copy with much that wants to leave, for an hour of a clock that runs fast, for PostgreSQL as well; then it goes live.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection } from '../../src/platform/database/single-connection.ts';
import type { Api } from '../api.ts';
import { guestNumber, makeDate } from '../bookings/bookings.ts';
import { type FakeCdn, startFakeCdn } from '../fakes/fake-cdn.ts';
import type { FakeTransaction } from '../fakes/flutterwave-world.ts';
import { until } from '../until.ts';
import { ended, machineOn } from './machine.ts';
import { failureIn } from './runbook.ts';
import { type TurnedClock, turnClock } from './turned-clock.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A morning at nine in Kampala, as nobody is reminded at night: the next one before which there is time to make the copy. */
const nine = new Date((Math.floor((Date.now() + 10 * minute - day / 4) / day) + 1) * day + day / 4);
const later = (minutes: number) => new Date(nine.getTime() + minutes * minute);

const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'That waits.' };
const readers = 60;
/** Of which half has left, and that is due within the hour. */
const issues = { begun: 'Of the season', due: 'Of the morning' };
const scheduled = 'Published by the clock';
const party = [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }];

let site: WatchedProduct;
let cdn: FakeCdn;
let owner: Record<string, string>;
let date: number;
let wanted: object;
let copy: ReturnType<typeof machineOn>;
let clock: TurnedClock;
/** What had left before the backup was made, and how much had been asked and told. */
let before: { mails: typeof site.mailServer.taken; asked: number; told: number };

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
const call = async (path: string, body: object, headers = {}): Promise<any> =>
  JSON.parse((await site.post(`/api/v1${path}`, body, headers)).text).data;

beforeAll(async () => {
  site = await startWatchedProduct(90);
  cdn = await startFakeCdn('fastly');
  const { purgeUrl, purgeToken } = cdn.settings;
  Object.assign(site.machine.settings, { CDN: 'on', CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken });
  await site.start();
  owner = await site.signUp();
  await workOfAgency();
  await backUp();
});
afterAll(async () => {
  await site?.remove();
  await cdn?.close();
  if (copy) rmSync(copy.dataDir, { recursive: true });
});

const bookingOf = async (nth: number) => {
  const { quoted } = await call('/bookings/quote', { departureId: date, party });
  return { ...guestNumber(nth), departureId: date, party, quoted };
};

/** Somebody books and pays at the provider, who does not tell of it yet. */
async function paidBooking(nth: number): Promise<FakeTransaction> {
  const { key: bookingKey } = await call('/bookings', await bookingOf(nth));
  const { payOnline } = await call('/own-booking', { bookingKey });
  await call('/own-booking/pay', { bookingKey, amount: payOnline.least });
  return site.provider.pay(site.provider.pages.at(-1)?.tx_ref ?? '');
}

/** A booking that is confirmed, one that is paid and not heard of, half of a newsletter, a letter that waits. */
async function workOfAgency(): Promise<void> {
  const settings = 'mutation { updateBookingsSettings(input: { payOnline: true }) { version } }';
  await site.post('/graphql', { query: settings }, owner);
  const connection = await openConnection(site.url, 'test');
  date = await makeDate({ db: connection } as unknown as Api, { startsIn: 12 }).finally(() =>
    connection.close(),
  );
  const { body, headers } = site.provider.eventOf(await paidBooking(1));
  await call('/donations/webhook', JSON.parse(body), headers);
  await until(
    async () => (await site.machine.ask(`SELECT FROM bookings WHERE state = 'confirmed'`)).length === 1,
  );
  await paidBooking(2);
  wanted = await bookingOf(3);
  await site.machine.ask(`
    INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
      SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, ${readers}) AS n;
    INSERT INTO newsletter_issues (subject, blocks, per_minute)
      VALUES ('${issues.begun}', '[{"kind": "text", "text": "<p>News.</p>", "recordId": null}]', 300);`);
  await site.post('/graphql', { query: 'mutation { sendNewsletterIssue(id: 1) { id } }' }, owner);
  await until(() => ofReaders(issues.begun).length > 10);
  site.mailServer.refuse = Object.assign(new Error('Not now'), { responseCode: 451 });
  await site.post('/api/v1/contact', letter);
}

/** Its machine is lost just then. What was to be done by the clock is so on the next morning. */
async function backUp(): Promise<void> {
  await site.kill();
  site.mailServer.refuse = null;
  await site.machine.ask(`
    UPDATE bookings SET state_at = state_at - interval '1 day' WHERE state = 'confirmed';
    INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, status, publish_at)
      SELECT '${scheduled}', description, image_url, duration, price, schedule, category, true, 'scheduled', '${later(30).toISOString()}'
      FROM programs;
    INSERT INTO payments (booking_id, direction, state, method, amount, currency, by_name, provider, provider_transaction_id, refunds_id)
      SELECT booking_id, 'out', 'asked', 'online', 20000, currency, 'Amina', provider, provider_transaction_id, id
      FROM payments WHERE direction = 'in';
    INSERT INTO newsletter_issues (subject, blocks, per_minute, status, scheduled_at)
      VALUES ('${issues.due}', '[{"kind": "text", "text": "<p>News.</p>", "recordId": null}]', 300, 'scheduled', '${later(20).toISOString()}');`);
  const file = join(site.folder, 'agency.tar');
  await ended(site.machine.cli('backup', '--plain', file), 0);
  copy = machineOn(await site.postgres.database('copy'), {});
  Object.assign(site.machine.settings, {
    DATABASE_URL: copy.url,
    DATA_DIR: copy.dataDir,
  });
  await ended(site.machine.cli('restore', file), 0);
  before = { mails: [...site.mailServer.taken], asked: site.provider.asked.length, told: cdn.purges.length };
}

const ofReaders = (subject: string) =>
  site.mailServer.taken.filter(({ to: [to = ''], raw }) => to.startsWith('reader') && raw.includes(subject));

/** PostgreSQL and the product go on under this clock. */
async function startUnder(turned: TurnedClock): Promise<void> {
  clock = turned;
  await site.postgres.halt();
  await site.postgres.resume(clock.settings());
  Object.assign(site.machine.settings, clock.settings());
  // Where a minute is a second it may give up too soon; systemd starts it again as well.
  await startAgain(10);
}

async function startAgain(tries: number): Promise<void> {
  await site.start().catch((error) => {
    if (tries === 1) throw error;
    return startAgain(tries - 1);
  });
}

const passed = async (minutes: number) => {
  while (clock.now() < later(minutes)) await wait(200);
};

test('for an hour nothing leaves it: no mail, no question to the provider, no word to the CDN', async () => {
  const words = failureIn('Restored copy').words('visitors');
  await startUnder(turnClock(nine, 60));
  for (const minutes of [5, 30, 60]) {
    await passed(minutes);
    // For a moment it may be the database that is waited for.
    await until(async () => {
      const { status, text } = await site.post('/api/v1/bookings', wanted);
      expect(status).toBe(503);
      return words.every((each) => each.test(text));
    });
  }
  const [{ now } = { now: new Date(0) }] = await copy.ask<{ now: Date }>('SELECT now()');
  expect(now.getTime()).toBeGreaterThan(later(60).getTime());
  expect(site.mailServer.taken).toHaveLength(before.mails.length);
  expect(site.provider.asked).toHaveLength(before.asked);
  expect(cdn.purges).toHaveLength(before.told);
});

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? '';

test('live again, each mail leaves once, none that had left before, and what was paid is asked about', async () => {
  await site.kill();
  // Reminders leave at full ten minutes.
  await startUnder(turnClock(later(68), 20));
  const said = await ended(site.machine.cli('go-live', '--letters', 'send'), 0);
  expect(said).toContain('Mails that waited when the backup was made: 1.');
  expect(said).toContain('Refunds that were on their way to the payment provider: 1.');
  const isThere = (to: string, subject: string) => () =>
    site.mailServer.taken.some((one) => one.to[0] === to && header(one.raw, 'Subject').startsWith(subject));
  await until(isThere('guest1@example.org', 'Who travels?'));
  // On a busy machine the provider's time to answer is over too soon under this clock: it is asked again an hour later.
  await until(isThere('guest2@example.org', 'Confirmed: '), 600_000);
  const unsent = `SELECT FROM newsletter_issues WHERE status <> 'sent'`;
  await until(async () => (await copy.ask(unsent)).length === 0);
  await until(async () => (await site.get('/programs')).text.includes(scheduled));
  await until(() => cdn.purges.length > before.told);
  await until(() => site.provider.asked.length > before.asked);
  // Whom it could not be known of at the moment of the loss may be left out.
  expect(ofReaders(issues.begun).length).toBeGreaterThanOrEqual(readers - 2);
  expect(ofReaders(issues.due)).toHaveLength(readers);
  // Time for what would leave a second time.
  const then = clock.now().getTime() + 1.5 * minute;
  while (clock.now().getTime() < then) await wait(100);
  const mails = site.mailServer.taken.map(({ to, raw }) => `${to} ${header(raw, 'Subject')}`);
  expect(mails.filter((one, nth) => mails.indexOf(one) < nth)).toEqual([]);
  const names = site.mailServer.taken.map(({ raw }) => header(raw, 'Message-ID'));
  expect(names.filter((one, nth) => !one || names.indexOf(one) < nth)).toEqual([]);
  expect(site.mailServer.taken.filter(({ raw }) => raw.includes(letter.message))).toEqual([]);
  expect(site.provider.refunds).toEqual([]);
});
