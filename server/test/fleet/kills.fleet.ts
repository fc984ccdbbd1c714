// Each part of a whole fleet is killed with -9 under load, again and again: what was acknowledged is there once, and all goes on.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { ownerToken } from './owner.ts';
import type { CaughtMail } from './parts/mail-catcher.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { ask } from './visitors.ts';

/** How often each part is killed. */
const rounds = 3;
const readers = 200;
/** Messages that are sent in the moment of a kill. */
const atOnce = 12;
/** Milliseconds that a part is away, and in which all has to be served once it is back. */
const away = 1_000;
const longest = 15_000;

let fleet: Fleet;
let client: pg.Client;
let traffic: Traffic;
beforeAll(async () => {
  fleet = await startFleet();
  client = await connected();
  const token = await ownerToken({
    out: () => fleet.setupUrl,
    post: (path, body) => post(`/api/v1${path}`, body),
  });
  const staff = { authorization: `Bearer ${token}` };
  const program = { ...gorillaTrek, name: 'Journey number 0.' };
  const made = await post('/api/v1/programs', program, staff);
  const { data } = (await made.json()) as { data: { id: number } };
  await sendNewsletter(staff);
  traffic = startTraffic(fleet.port, token, data.id);
  await until(() => traffic.messages.length > 10 && traffic.pictures.length > 0 && letters().length > 0);
});
afterAll(async () => {
  await traffic?.stop();
  await client?.end();
  await fleet?.stop();
});

const post = (path: string, body: object, headers = {}) =>
  fetch(`http://127.0.0.1:${fleet.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: fleet.database.url });
  // The one to a primary that is killed.
  made.on('error', () => undefined);
  await made.connect();
  return made;
}
const rowsOf = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

async function sendNewsletter(staff: object): Promise<void> {
  await rowsOf(
    `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
     SELECT 'reader' || n || '@example.org', 'confirmed', now(), now(), now() FROM generate_series(1, $1::integer) AS n`,
    [readers],
  );
  const idOf = async (query: string, variables: object) => {
    const answer = await post('/graphql', { query, variables }, staff);
    return ((await answer.json()) as { data: { issue: { id: string } } }).data.issue.id;
  };
  const input = { subject: 'News', perMinute: 150, blocks: [{ kind: 'text', text: '<p>News.</p>' }] };
  const create =
    'mutation ($input: NewsletterIssueInput!) { issue: createNewsletterIssue(input: $input) { id } }';
  const id = await idOf(create, { input });
  await idOf('mutation ($id: ID!) { issue: sendNewsletterIssue(id: $id) { id } }', { id });
}

const letters = () => fleet.mails.taken().filter(({ to }) => to.startsWith('reader'));

/** In the middle of it: some of many messages are acknowledged, and mostly a letter of the newsletter was just taken. Answers the messages. */
async function busy(): Promise<Promise<string>[]> {
  const messages = Array.from({ length: atOnce }, () => traffic.write());
  await Promise.race(messages);
  const before = letters().length;
  // After a worker that was killed, a minute may pass before it goes on.
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
const primary = { title: 'primary', again: () => replaced() };
const kills = [...aRound, primary, ...Array.from({ length: rounds - 1 }, () => aRound).flat()];

/** Resolves when it runs again. */
async function killed(part: (typeof parts)[number][1]): Promise<void> {
  await fleet[part].kill();
  await wait(away);
  await fleet[part].start();
}

async function replaced(): Promise<void> {
  await fleet.database.promote();
  await client.end().catch(() => undefined);
  client = await connected();
}

// An hour of a busy office has fewer letters than a few minutes of this.
beforeEach(() => rowsOf('DELETE FROM mail_counts'));

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
  const rows = await rowsOf('SELECT email, count(*)::integer AS count FROM contact_submissions GROUP BY 1');
  const counted = new Map(rows.map(({ email, count }) => [email, count]));
  expect(rows).toHaveLength(traffic.messages.length);
  expect(traffic.messages.filter((key) => counted.get(`${key}@example.org`) !== 1)).toEqual([]);
});

test('each has its letter to the office, at most once again and under the same Message-ID', async () => {
  const open = `SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
  await until(async () => (await rowsOf(open)).length === 0);
  const byKey = Map.groupBy(fleet.mails.taken(), keyOf);
  const its = traffic.messages.map((key) => byKey.get(key) ?? []);
  expect(its.filter((mails) => mails.length < 1 || mails.length > 2)).toEqual([]);
  expect(its.filter((mails) => new Set(mails.map(({ id }) => id)).size !== 1)).toEqual([]);
});

const keyOf = ({ raw }: CaughtMail) => /([0-9a-f-]{36})@example\.org/.exec(raw)?.[1];

test('the newsletter reaches everybody at most once, and all are accounted for', async () => {
  await until(async () => (await rowsOf("SELECT FROM newsletter_issues WHERE status = 'sent'")).length === 1);
  const rows = await rowsOf('SELECT state, count(*)::integer AS count FROM newsletter_sends GROUP BY 1');
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
