// What callers meet when the database is killed under load, on a cluster of its own.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { createLogger } from '../src/platform/log.ts';
import { startTestApp, type TestApp } from './app.ts';
import { gorillaTrek } from './samples.ts';
import { until } from './until.ts';

interface Met {
  call: string;
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

const folder = mkdtempSync(join(tmpdir(), 'lubugo-killed-'));
const options = { folder, password: 'test', settings: { fsync: 'off' } };
const json = { 'content-type': 'application/json' };
let postgres: EmbeddedPostgres;
let app: TestApp;
let token: string;
const met: Met[] = [];
let underLoad = true;

beforeAll(async () => {
  // The user PostgreSQL runs as when we are root must get in.
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres(options);
  await migrate(postgres.url, createLogger({ level: 'silent', human: true }));
  app = await startTestApp({}, null, postgres.url);
  const account = {
    email: 'amina@example.org',
    password: 'a long password',
    confirmPassword: 'a long password',
  };
  const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
  token = (await app.services.accounts.signup(visitor, account)).token;
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const calls: Record<string, () => Promise<Response>> = {
  'REST read': () => fetch(`${app.origin}/api/v1/programs?n=${Math.random()}`),
  'REST write': () =>
    fetch(`${app.origin}/api/v1/programs`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(gorillaTrek),
    }),
  'GraphQL read by GET': () =>
    fetch(`${app.origin}/graphql?query={program(id:${Math.ceil(Math.random() * 1e9)}){name}}`),
  'GraphQL read': () =>
    fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: `{ programs { id } } # ${Math.random()}` }),
    }),
};

async function callAgainAndAgain(call: string): Promise<void> {
  while (underLoad) {
    const response = await calls[call]?.();
    if (!response) return;
    const body = (await response.json()) as {
      error?: { code: string };
      errors?: { extensions: { code: string } }[];
    };
    const code = body.error?.code ?? body.errors?.[0]?.extensions.code;
    met.push({ call, status: response.status, code, retryAfter: response.headers.get('retry-after') });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const answered = (wanted: (status: number) => boolean, since: number) =>
  Object.keys(calls).every((call) => met.slice(since).some((one) => one.call === call && wanted(one.status)));

test('kill -9 of the database: 503 with Retry-After and nothing worse, and it heals by itself', async () => {
  const load = Object.keys(calls).flatMap((call) => [callAgainAndAgain(call), callAgainAndAgain(call)]);
  await until(() => answered((status) => status < 300, 0));

  const killed = met.length;
  process.kill(
    Number(readFileSync(join(postgres.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await postgres.died;
  await until(() => answered((status) => status === 503, killed));

  const { port } = new URL(postgres.url);
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ ...options, port: Number(port) });
  const restarted = met.length;
  await until(() => answered((status) => status < 300, restarted));
  underLoad = false;
  await Promise.all(load);

  const refused = met.filter(({ status }) => status >= 300);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.every(({ code, retryAfter }) => code === 'UNAVAILABLE' && Number(retryAfter) > 0)).toBe(
    true,
  );

  const made = met.filter(({ call, status }) => call === 'REST write' && status === 201).length;
  const [{ kept }] = await app.db.query('SELECT count(*)::int AS kept FROM programs');
  expect(kept).toBeGreaterThanOrEqual(made);
});

test('what others change is heard again after that', async () => {
  await until(() => app.changes.listening);
  const names = async () => (await fetch(`${app.origin}/api/v1/programs`)).text();
  await names();
  await app.db.query("UPDATE programs SET name = 'Changed by hand'");
  await until(async () => (await names()).includes('Changed by hand'));
});
