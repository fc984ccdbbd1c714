// A deployment whose database is killed ten times while visitors come: whatever they asked for, they are told when to come back.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../demo/postgres/embedded-postgres.ts';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { deployment, type Run, run } from '../product.ts';
import { gorillaTrek, registration } from '../samples.ts';
import { until } from '../until.ts';

const kills = 10;
/** Milliseconds in which all is served again. */
const recovery = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'lubugo-kills-'));
let postgres: EmbeddedPostgres;
let product: Run;
let isOver = false;
let origin: string;

interface Met {
  call: string;
  status: number;
  wait: boolean;
}
const met: Met[] = [];
const taken = new Set<number>();

beforeAll(async () => {
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres({ folder, password: 'test' });
  const PORT = String(await freePort());
  origin = `http://127.0.0.1:${PORT}`;
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
  product = run('main.js', { ...deployment, ...settings, PORT });
  await product.ready();
  await inDatabase(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true)`,
    Object.values(gorillaTrek),
  );
});
afterAll(async () => {
  isOver = true;
  await product.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function inDatabase(sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

/** Everybody comes from an address of their own: what one may ask for is not what this is about. */
let visitors = 0;
function call(path: string, method = 'GET', type = '', body?: string): Promise<Response> {
  visitors += 1;
  const address = `10.${(visitors >> 16) % 256}.${(visitors >> 8) % 256}.${visitors % 256}`;
  const headers = { 'x-forwarded-for': address, ...(type && { 'content-type': type }) };
  return fetch(origin + path, { method, headers, body, redirect: 'manual' });
}
const json = (path: string, body: object) => call(path, 'POST', 'application/json', JSON.stringify(body));
const form = (path: string, fields: Record<string, string>) =>
  call(path, 'POST', 'application/x-www-form-urlencoded', String(new URLSearchParams(fields)));
const grace = () => ({
  name: 'Grace',
  email: `grace${visitors}@example.org`,
  subject: 'Hello',
  message: 'A question.',
});

const calls: Record<string, () => Promise<Response>> = {
  'a kept page': () => call('/programs'),
  'a page of free text': () => call(`/news?search=${visitors}`),
  'a page of a record': () => call('/programs/1'),
  'a page that does not exist': () => call(`/nowhere${visitors}`),
  'the staff’s part': () => call('/admin/login'),
  'REST, a read': () => call('/api/v1/programs'),
  'REST, a registration': () =>
    json('/api/v1/registrations', { ...registration, email: grace().email, programId: 1 }),
  'GraphQL, a read': () => json('/graphql', { query: `{ programs { id } } # ${visitors}` }),
  'GraphQL, by GET': () => call('/graphql?query={programs{name}}'),
  'the news feed': () => call('/news/rss.xml'),
  'the sitemap': () => call('/sitemap.xml'),
  'the manifest': () => call('/manifest.webmanifest'),
  'an unknown picture': () => call(`/media/${visitors.toString(16).padStart(32, '0')}.jpg`),
  'the contact form': () => form('/contact', grace()),
};
/** Where there is none, or one who writes for the first time is asked to press again. */
const isServed = ({ status }: Met) => status < 500;
const isAway = ({ status }: Met) => status === 503;

async function callAgainAndAgain(name: string): Promise<void> {
  while (!isOver) {
    const answer = await calls[name]?.().catch(() => null);
    const body = await answer?.text().catch(() => null);
    // No answer is one of the worst.
    const status = answer && body != null ? answer.status : 599;
    met.push({ call: name, status, wait: Number(answer?.headers.get('retry-after')) > 0 });
    if (status === 201) taken.add(JSON.parse(body ?? '').data.id);
    await wait(50);
  }
}

/** Until each call was answered so after now. */
async function untilAll(wanted: (one: Met) => boolean): Promise<void> {
  const since = met.length;
  const missing = () =>
    Object.keys(calls).filter((name) => !met.slice(since).some((one) => one.call === name && wanted(one)));
  await until(() => missing().length === 0 || product.child.exitCode !== null, recovery).catch(
    () => undefined,
  );
  const last = missing().map((name) => met.findLast((one) => one.call === name) ?? name);
  expect([last, product.err()]).toEqual([[], '']);
}

test(`killed ${kills} times: no answer of 5xx without Retry-After, and all is served again`, async () => {
  const callers = Object.keys(calls).flatMap((name) => [1, 2].map(() => callAgainAndAgain(name)));
  await untilAll(isServed);
  for (let kill = 0; kill < kills; kill += 1) {
    process.kill(
      Number(readFileSync(join(postgres.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    await postgres.died;
    await untilAll(isAway);
    await postgres.stop();
    const port = Number(new URL(postgres.url).port);
    postgres = await startEmbeddedPostgres({ folder, password: 'test', port });
    await untilAll(isServed);
  }
  isOver = true;
  await Promise.all(callers);
  const counts = Object.keys(calls).map((name) => {
    const byStatus = Map.groupBy(
      met.filter((one) => one.call === name),
      ({ status }) => status,
    );
    return `${name}: ${[...byStatus].map(([status, { length }]) => `${length} × ${status}`).join(', ')}`;
  });
  process.stdout.write(`${met.length} answers.\n${counts.join('\n')}\n`);
  expect(met.filter(({ status, wait }) => status >= 500 && !(status === 503 && wait))).toEqual([]);
  const kept = new Set((await inDatabase('SELECT id FROM registrations')).map(({ id }) => id));
  expect([...taken].filter((id) => !kept.has(id))).toEqual([]);
  expect(taken.size).toBeGreaterThan(0);
});
