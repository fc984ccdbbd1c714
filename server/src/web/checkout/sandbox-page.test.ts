import { type Api, startApi } from '../../../test/api.ts';
import { startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { PaymentRefused } from '../../platform/payments/payment-provider.ts';
import type { SandboxPayments } from '../../platform/payments/sandbox.ts';

let api: Api;
let sandbox: SandboxPayments;
let number = 0;

beforeAll(async () => {
  api = await startApi();
  sandbox = api.services.sandbox as SandboxPayments;
});

/** A page for USD 125.50, as somebody who pays is led to it. */
async function open({ minutes = 30, title = 'Lubugo Journeys' } = {}) {
  number += 1;
  const reference = `${1763716000000 + number}-0123456789abcdef01234567`;
  const { link } = await sandbox.createPage({
    reference,
    amount: 12_550,
    currency: 'USD',
    email: 'grace@example.org',
    name: 'Grace',
    phone: null,
    title,
    description: 'Deposit for <Gorillas>',
    logo: '',
    minutes,
    returnUrl: `http://localhost:4000/booking/paid?reference=${reference}`,
  });
  const { pathname, search, searchParams } = new URL(link);
  const id = searchParams.get('id') ?? '';
  const choose = (choice: string) =>
    fetch(`${api.url}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ id, choice }),
      redirect: 'manual',
    });
  return { reference, path: pathname + search, choose };
}

const backOf = (answer: Response) =>
  Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);

const paymentsOf = async (reference: string) =>
  (await sandbox.paymentsOf(reference)).map(({ status, amount, currency }) => [status, amount, currency]);

/** When the events would come that tell of it, in seconds from now. */
async function eventsOf(reference: string): Promise<number[]> {
  const jobs = await api.db.query(
    `SELECT round(extract(epoch FROM start_after - now()))::integer AS seconds FROM pgboss.job
     WHERE name = 'donation-check' AND data->>'reference' = $1`,
    [reference],
  );
  return jobs.map(({ seconds }: { seconds: number }) => seconds);
}

describe('The page of the provider in a demo', () => {
  test('says that no money moves, what is paid and how much, without a script', async () => {
    const { path } = await open();
    const { status, headers, body } = await api.call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('No money moves, whatever you choose.');
    expect(body).toContain('USD 125.50');
    expect(body).toContain('Deposit for &lt;Gorillas&gt;');
    expect(body).not.toContain('<script');
  });

  test('a payment that succeeds leads back with its number, and an event tells of it', async () => {
    const { reference, choose } = await open();
    const answer = await choose('success');
    expect(answer.status).toBe(303);
    const [{ transactionId } = { transactionId: '' }] = await sandbox.paymentsOf(reference);
    const back = { reference, status: 'successful', tx_ref: reference, transaction_id: transactionId };
    expect(backOf(answer)).toEqual(back);
    expect(await paymentsOf(reference)).toEqual([['successful', 12_550, 'USD']]);
    expect(await eventsOf(reference)).toHaveLength(1);
  });

  test('one that fails can be tried again on the same page', async () => {
    const { reference, choose } = await open();
    expect(backOf(await choose('failure'))).toMatchObject({ status: 'failed' });
    expect(await sandbox.verify({ reference })).toMatchObject({ status: 'failed' });
    await choose('success');
    expect(await sandbox.verify({ reference })).toMatchObject({ status: 'successful', amount: 12_550 });
  });

  test('one that comes later is pending for a minute, and its event comes after that', async () => {
    const { reference, choose } = await open();
    expect(backOf(await choose('later'))).toMatchObject({ status: 'pending' });
    expect(await sandbox.verify({ reference })).toEqual({ status: 'pending' });
    const [seconds = 0] = await eventsOf(reference);
    expect(seconds).toBeGreaterThan(50);
    await api.db.query(
      `UPDATE sandbox_payments SET succeeds_at = now() - interval '1 second' WHERE reference = $1`,
      [reference],
    );
    expect(await sandbox.verify({ reference })).toMatchObject({ status: 'successful' });
  });

  test('who leaves comes back without a number, and nothing is paid', async () => {
    const { reference, choose } = await open();
    expect(backOf(await choose('never'))).toEqual({ reference, status: 'cancelled', tx_ref: reference });
    expect(await paymentsOf(reference)).toEqual([]);
    expect(await eventsOf(reference)).toEqual([]);
  });

  test('two charges under one reference are two payments', async () => {
    const { reference, choose } = await open();
    await choose('twice');
    expect(await paymentsOf(reference)).toEqual([
      ['successful', 12_550, 'USD'],
      ['successful', 12_550, 'USD'],
    ]);
    expect(await eventsOf(reference)).toHaveLength(2);
  });

  test('it takes nothing after its time, nor again what was paid, and leads back', async () => {
    const late = await open({ minutes: 0 });
    const refused = await late.choose('success');
    expect([refused.status, await paymentsOf(late.reference)]).toEqual([410, []]);
    expect(await refused.text()).toContain(`/booking/paid?reference=${late.reference}`);
    const paid = await open();
    await paid.choose('success');
    const again = await paid.choose('success');
    expect(await again.text()).toContain('This was paid already.');
    expect(await paymentsOf(paid.reference)).toHaveLength(1);
  });

  test.each(['', '?id=abc', '?id=0123456789abcdef01234567', '?id[]=1'])(
    'an address that is none says what to do: %j',
    async (query) => {
      const { status, body } = await api.call('GET', `/checkout/sandbox/page${query}`);
      expect([
        status,
        body.includes('press &#39;Pay now&#39; again') || body.includes("press 'Pay now' again"),
      ]).toEqual([404, true]);
    },
  );

  test('a choice that is none shows the page again', async () => {
    const { reference, choose } = await open();
    expect((await choose('steal')).status).toBe(400);
    expect(await paymentsOf(reference)).toEqual([]);
  });
});

describe('With the keys of a real account', () => {
  let real: Api;
  beforeAll(async () => {
    real = await startApi({ flutterwave: (await startFakeFlutterwave()).settings });
  });

  test('there is no such page', async () => {
    expect((await real.call('GET', (await open()).path)).status).toBe(404);
  });
});

describe('Money that goes back in a demo', () => {
  const paid = async () => {
    const { reference } = await open();
    const transactionId = await sandbox.pay({ reference, amount: 12_550, currency: 'USD' }, 'successful');
    return { transactionId, currency: 'USD', comment: 'Cancelled' };
  };

  test('is taken on, is paid out within a minute, and is found by its payment', async () => {
    const order = await paid();
    const refund = await sandbox.refund({ ...order, amount: 5_000 });
    expect(refund).toMatchObject({ status: 'asked', amount: 5_000, currency: 'USD', word: 'completed' });
    await api.db.query('UPDATE sandbox_refunds SET paid_out_at = now()');
    expect(await sandbox.findRefund(refund.refundId)).toMatchObject({ status: 'done' });
    const today = new Date().toISOString().slice(0, 10);
    expect(await sandbox.refundsOf(order.transactionId, today)).toMatchObject([
      { refundId: refund.refundId },
    ]);
    expect(await sandbox.findRefund('999999')).toBeNull();
  });

  test('is never more than was paid, also when ten ask at once', async () => {
    const order = await paid();
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => sandbox.refund({ ...order, amount: 5_000 })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(sandbox.refund({ ...order, amount: 5_000 })).rejects.toThrow(PaymentRefused);
    await expect(sandbox.refund({ ...order, transactionId: 'x', amount: 1 })).rejects.toThrow(PaymentRefused);
  });

  test('stands in the lists, which come page by page', async () => {
    const range = (page: number) => ({ from: '2000-01-01', to: '2999-01-01', page });
    for (let i = 0; i < 21; i += 1) await paid();
    const [first, second] = [await sandbox.listPayments(range(1)), await sandbox.listPayments(range(2))];
    expect([first.items.length, first.more, second.items.length > 0]).toEqual([20, true, true]);
    expect((await sandbox.listRefunds(range(1))).items[0]).toMatchObject({ amount: 5_000, currency: 'USD' });
    expect((await sandbox.listRefunds({ ...range(1), to: '2000-01-02' })).items).toEqual([]);
  });
});
