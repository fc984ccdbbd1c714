// A donation whose payment and confirmation have a kill -9 of the product between them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../fakes/flutterwave.ts';
import { deployment, type Run, run } from '../product.ts';
import { until } from '../until.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-donation-'));
/** Milliseconds, for the case that the kill hit the very moment in which the promised work was under way. */
const longest = 150_000;
const json = { 'content-type': 'application/json' };
let fake: FakeFlutterwave;
let url: string;
let client: pg.Client;
let origin: string;
let product: Run;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  url = await cloneDatabase('donation_killed');
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await product.kill();
  await client.end();
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
    FLUTTERWAVE_PUBLIC_KEY: fake.settings.publicKey,
    FLUTTERWAVE_SECRET_KEY: fake.settings.secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: fake.settings.webhookSecret,
    FLUTTERWAVE_API_URL: fake.settings.apiUrl,
  });
  await product.ready();
}

async function send(path: string, body: object, headers = {}) {
  const sent = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api/v1${path}`, sent);
  return (await answer.json()) as { data: { reference: string; status: string } };
}

const begin = async () =>
  (await send('/donations', { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 10 })).data
    .reference;

const event = (id: number, tx_ref: string) =>
  send(
    '/donations/webhook',
    { event: 'charge.completed', data: { id, tx_ref } },
    {
      'verif-hash': fake.settings.webhookSecret,
    },
  );

const statusOf = async (reference: string) =>
  (await client.query('SELECT status FROM donations WHERE reference = $1', [reference])).rows[0].status;

test('settles once and mails once, by whoever hears of the payment after the restart', async () => {
  await start();
  const [notified, asked] = [await begin(), await begin()];
  for (const [id, tx_ref] of [notified, asked].entries()) {
    fake.transactions.push({ id: id + 1, tx_ref, status: 'successful', amount: 10, currency: 'USD' });
  }
  // Of one the provider told us just before; what we promised to look up is still to be done.
  await event(1, notified);
  await product.kill();

  await start();
  // Of the other the browser, the provider and the browser again tell us at once.
  const hint = { reference: asked, transactionId: 2 };
  await Promise.all([send('/donations/verify', hint), event(2, asked), send('/donations/verify', hint)]);
  for (const reference of [notified, asked]) {
    await until(async () => (await statusOf(reference)) === 'successful', longest);
  }
  await until(async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'donation-check' AND state < 'completed'`;
    return (await client.query(open)).rowCount === 0;
  });
  const { rowCount } = await client.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail'`);
  expect(rowCount).toBe(2);
});
