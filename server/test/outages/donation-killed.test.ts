// A donation whose payment and confirmation have a kill -9 of the product between them.
import { type FakeFlutterwave, startFakeFlutterwave } from '../fakes/flutterwave.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

/** Milliseconds, for the case that the kill hit the very moment in which the promised work was under way. */
const longest = 150_000;
let fake: FakeFlutterwave;
let product: KillableProduct;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
  product = await killableProduct('donation_killed', {
    FLUTTERWAVE_PUBLIC_KEY: fake.settings.publicKey,
    FLUTTERWAVE_SECRET_KEY: fake.settings.secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: fake.settings.webhookSecret,
    FLUTTERWAVE_API_URL: fake.settings.apiUrl,
  });
});
afterAll(() => product.remove());

async function send(path: string, body: object, headers = {}) {
  const answer = await product.post(path, body, headers);
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
  (await product.client.query('SELECT status FROM donations WHERE reference = $1', [reference])).rows[0]
    .status;

test('settles once and mails once, by whoever hears of the payment after the restart', async () => {
  await product.start();
  const [notified, asked] = [await begin(), await begin()];
  for (const [id, tx_ref] of [notified, asked].entries()) {
    fake.transactions.push({ id: id + 1, tx_ref, status: 'successful', amount: 10, currency: 'USD' });
  }
  // Of one the provider told us just before; what we promised to look up is still to be done.
  await event(1, notified);
  await product.kill();

  await product.start();
  // Of the other the browser, the provider and the browser again tell us at once.
  const hint = { reference: asked, transactionId: 2 };
  await Promise.all([send('/donations/verify', hint), event(2, asked), send('/donations/verify', hint)]);
  for (const reference of [notified, asked]) {
    await until(async () => (await statusOf(reference)) === 'successful', longest);
  }
  await until(async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'donation-check' AND state < 'completed'`;
    return (await product.client.query(open)).rowCount === 0;
  });
  const { rowCount } = await product.client.query(`SELECT 1 FROM pgboss.job WHERE name = 'mail'`);
  expect(rowCount).toBe(2);
});
