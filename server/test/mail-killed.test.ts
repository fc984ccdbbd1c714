// A kill -9 of the product while its mails are on their way to a real SMTP server.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../src/platform/free-port.ts';
import { projectRoot } from '../src/platform/project-root.ts';
import { cloneDatabase } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { until } from './until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-mail-'));
/** Milliseconds on a busy machine; half of the time after which a job without a sign of life would be tried again anyway. */
const longest = 60_000;
let mailServer: MailServer;
let url: string;
let client: pg.Client;
let origin: string;
let product: ChildProcess;

beforeAll(async () => {
  mailServer = await startMailServer();
  url = await cloneDatabase('mail_killed');
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, longest);
afterAll(async () => {
  await kill();
  await client.end();
  await mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const { DATA_DIR: _, ...env } = process.env;
  product = spawn(process.execPath, [join(projectRoot, 'server/dist/src/main.js')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      SMTP_URL: mailServer.url,
      SMTP_STARTTLS: 'optional',
      MAIL_FROM: 'office@example.org',
      OFFICE_EMAIL: 'office@example.org',
      DATABASE_URL: url,
      PUBLIC_URL: 'https://www.example.org',
      JWT_SECRET: 'x'.repeat(32),
      DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
      FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK_TEST-1-X',
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1-X',
      FLUTTERWAVE_WEBHOOK_SECRET: 'a secret hash that is long',
    },
  });
  let out = '';
  product.stdout?.on('data', (data) => {
    out += data;
  });
  await until(() => out.includes('Lubugo Journeys is ready'), longest);
}

async function kill(): Promise<void> {
  if (product.exitCode !== null) return;
  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGKILL');
  await ended;
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
  await kill();

  mailServer.beforeYes = () => Promise.resolve();
  await start();
  await until(async () => new Set(ids()).size === 9 && (await open()) === 0, longest);
  expect(ids().length - 9).toBeLessThanOrEqual(1);
}, 240_000);
