// Each part of a whole fleet is killed with -9 under load, again and again: what was acknowledged is there once, and all goes on.
import { setTimeout as wait } from 'node:timers/promises';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type AskedFleet, askedFleet } from './asked-fleet.ts';
import { type Fleet, startFleet } from './fleet.ts';
import type { CaughtMail } from './parts/mail-catcher.ts';
import { sendNewsletter } from './people/newsletter.ts';
import { startTraffic, type Traffic } from './people/traffic.ts';
import { ask } from './people/visitors.ts';

/** How often each part is killed. */
const rounds = 3;
const readers = 200;
/** Messages that are sent in the moment of a kill. */
const atOnce = 12;
/** Milliseconds that a part is away, and in which all has to be served once it is back. */
const away = 1_000;
const longest = 15_000;

let fleet: Fleet;
let asked: AskedFleet;
let traffic: Traffic;
beforeAll(async () => {
  fleet = await startFleet();
  asked = await askedFleet(fleet);
  const { webs, token } = asked;
  const create = 'mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }';
  const input = { ...gorillaTrek, name: 'Journey number 0.' };
  const { createProgram } = await webs[0].as(token).graphql(create, { input });
  await sendNewsletter(asked, { readers, perMinute: 150 });
  traffic = startTraffic(fleet.port, token, createProgram.id);
  await until(() => traffic.messages.length > 10 && traffic.pictures.length > 0 && letters().length > 0);
});
afterAll(async () => {
  await traffic?.stop();
  await fleet?.stop();
});

const letters = () => fleet.mails.taken().filter(({ to }) => to.startsWith('reader'));

/** In the middle of it: some of many messages are acknowledged, and mostly a letter of the newsletter was just taken. Answers the messages. */
async function busy(): Promise<Promise<string>[]> {
  const messages = Array.from({ length: atOnce }, () => traffic.write());
  await Promise.race(messages);
  const before = letters().length;
  // After a worker that was killed, some 15 s pass before it goes on.
  await until(() => letters().length > before, 2_000).catch(() => undefined);
  return messages;
}

/** What was sent is taken, the last letter reaches the office, a picture is taken and a page is shown. */
async function isServed(messages: Promise<string>[]): Promise<void> {
  const keys = await Promise.all([...messages, traffic.write()]);
  await traffic.upload();
  const last = keys.at(-1) ?? '';
  await until(() => fleet.mails.taken().some(({ raw }) => raw.includes(last)), longest);
  expect((await ask(fleet.port, { path: '/programs' })).status).toBe(200);
}

const parts = [
  ['web one', 'one'],
  ['worker', 'worker'],
  ['PgBouncer', 'pgbouncer'],
  ['haproxy', 'haproxy'],
  ['object store', 'store'],
  ['mail server', 'mails'],
  ['web two', 'two'],
] as const;
const aRound = parts.map(([title, part]) => ({ title, again: () => killed(part) }));
// Once: a second time needs another standby.
const primary = { title: 'primary', again: () => fleet.database.promote() };
const kills = [...aRound, primary, ...Array.from({ length: rounds - 1 }, () => aRound).flat()];

/** Resolves when it runs again. */
async function killed(part: (typeof parts)[number][1]): Promise<void> {
  await fleet[part].kill();
  await wait(away);
  await fleet[part].start();
}

// An hour of a busy office has fewer letters than a few minutes of this.
beforeEach(() => asked.rowsOf('DELETE FROM mail_counts'));

test.each(kills)('$title is killed, and all is served again within 15 s of its return', async ({ again }) => {
  const messages = await busy();
  await again();
  const back = performance.now();
  await isServed(messages);
  expect(performance.now() - back).toBeLessThan(longest);
});

test('what failed meanwhile was told to try again, or the connection broke', async () => {
  await traffic.stop();
  const told = [...traffic.refusals.keys()].filter((status) => typeof status === 'number');
  expect(told.filter((status) => ![409, 502, 503, 504].includes(status))).toEqual([]);
});

test('each message that was acknowledged is there once', async () => {
  const rows = await asked.rowsOf(
    'SELECT email, count(*)::integer AS count FROM contact_submissions GROUP BY 1',
  );
  const counted = new Map(rows.map(({ email, count }) => [email, count]));
  expect(rows).toHaveLength(traffic.messages.length);
  expect(traffic.messages.filter((key) => counted.get(`${key}@example.org`) !== 1)).toEqual([]);
});

test('each has its letter to the office, at most once again and under the same Message-ID', async () => {
  const open = `SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
  await until(async () => (await asked.rowsOf(open)).length === 0);
  const byKey = Map.groupBy(fleet.mails.taken(), keyOf);
  const its = traffic.messages.map((key) => byKey.get(key) ?? []);
  expect(its.filter((mails) => mails.length < 1 || mails.length > 2)).toEqual([]);
  expect(its.filter((mails) => new Set(mails.map(({ id }) => id)).size !== 1)).toEqual([]);
});

const keyOf = ({ raw }: CaughtMail) => /([0-9a-f-]{36})@example\.org/.exec(raw)?.[1];

test('the newsletter reaches everybody at most once, and all are accounted for', async () => {
  await until(
    async () => (await asked.rowsOf("SELECT FROM newsletter_issues WHERE status = 'sent'")).length === 1,
  );
  const rows = await asked.rowsOf(
    'SELECT state, count(*)::integer AS count FROM newsletter_sends GROUP BY 1',
  );
  const { sent = 0, unclear = 0 } = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  expect(sent + unclear).toBe(readers);
  const addresses = letters().map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThanOrEqual(sent);
});

test('no read was older than the last save before it', () => {
  expect(traffic.old).toEqual([]);
  expect(traffic.saved()).toBeGreaterThan(10);
});

test('each picture that was acknowledged is there', async () => {
  const answers = await Promise.all(traffic.pictures.map((path) => ask(fleet.port, { path })));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
});
