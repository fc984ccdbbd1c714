// A kill -9 of the product while its mails are on their way to a real SMTP server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { deployment, type Run, run } from '../product.ts';
import { until } from '../until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-mail-'));
/** Milliseconds on a busy machine; half of the time after which a job without a sign of life would be tried again anyway. */
const longest = 60_000;
let mailServer: MailServer;
let url: string;
let client: pg.Client;
let origin: string;
let product: Run;

beforeAll(async () => {
  mailServer = await startMailServer();
  url = await cloneDatabase('mail_killed');
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, longest);
afterAll(async () => {
  await product.kill();
  await client.end();
  await mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  product = run('main.js', {
    ...deployment,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PORT: String(port),
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
  });
  await product.ready();
}

async function write(subject: string): Promise<void> {
  const message = { name: 'Grace', email: 'grace@example.org', subject, message: 'A question.' };
  const answer = await fetch(`${origin}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
}

const ids = () => mailServer.taken.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
const open = async () =>
  (await client.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`)).rowCount;

test('all mails arrive soon, and only the one that was under way may come twice', async () => {
  await start();
  // The first is held back until all wait behind it; then the yes to the fifth never comes.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  mailServer.beforeYes = () => (mailServer.taken.length === 1 ? held : answerUntilFifth());
  const answerUntilFifth = () =>
    mailServer.taken.length < 5 ? Promise.resolve() : new Promise<void>(() => undefined);
  for (let i = 0; i < 9; i += 1) await write(`Question ${i}`);
  await until(() => mailServer.taken.length > 0, longest);
  release();
  await until(() => mailServer.taken.length >= 5, longest);
  await product.kill();

  mailServer.beforeYes = () => Promise.resolve();
  await start();
  await until(async () => new Set(ids()).size === 9 && (await open()) === 0, longest);
  expect(ids().length - 9).toBeLessThanOrEqual(1);
}, 240_000);
