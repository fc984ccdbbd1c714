// Pages of its own, money that goes back, and lists.
import { jest } from '@jest/globals';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { until } from '../../../test/until.ts';
import { createFlutterwave } from './flutterwave.ts';
import { type PaymentProvider, PaymentRefused, PaymentsUnreachable } from './payment-provider.ts';

const reference = 'B1763716000000-0123456789abcdef01234567';
const charge = {
  reference,
  amount: 12_550,
  currency: 'USD',
  email: 'grace@example.org',
  name: 'Grace Akello',
  phone: '+256700000000',
  title: 'Lubugo Journeys',
  description: 'Deposit for the Gorilla Trek',
  logo: 'https://lubugo.example/logo.svg',
  returnUrl: `https://lubugo.example/booking/paid?reference=${reference}`,
  minutes: 29,
};

let fake: FakeFlutterwave;
let provider: PaymentProvider;

beforeAll(async () => {
  fake = await startFakeFlutterwave();
});
beforeEach(() => {
  fake.reset();
  provider = createFlutterwave(fake.settings);
});

const today = () => new Date().toISOString().slice(0, 10);
const range = (page = 1) => ({ from: '2000-01-01', to: '2999-12-31', page });

describe('A page of Flutterwave’s own', () => {
  test('is made for exactly this sum in its currency, and takes no money after its minutes', async () => {
    expect(await provider.createPage(charge)).toEqual({ link: expect.stringMatching(/^https:\/\//) });
    expect(fake.pages[0]?.sent).toEqual({
      tx_ref: reference,
      amount: 125.5,
      currency: 'USD',
      redirect_url: charge.returnUrl,
      customer: { email: 'grace@example.org', name: 'Grace Akello', phonenumber: '+256700000000' },
      payment_options: 'card,mobilemoney,ussd',
      customizations: { title: charge.title, description: charge.description, logo: charge.logo },
      session_duration: 29,
      max_retry_attempt: 5,
    });
  });

  test('is asked for in whole shillings, by the ways to pay that were chosen for them', async () => {
    await provider.createPage({ ...charge, amount: 480_000, currency: 'UGX', phone: null });
    const { amount, payment_options, customer } = fake.pages[0]?.sent ?? {};
    expect([amount, payment_options]).toEqual([480_000, 'card,mobilemoneyuganda']);
    expect(customer).not.toHaveProperty('phonenumber');
  });

  test('that is refused is refused in its words', async () => {
    await expect(provider.createPage({ ...charge, amount: 0 })).rejects.toThrow(
      new PaymentRefused('amount is required'),
    );
  });

  test.each(['down', 'garbled', 'silent', 'lost'] as const)('of one that is %s is nothing', async (mood) => {
    fake.mood = mood;
    const impatient = createFlutterwave(fake.settings, { timeout: 200 });
    await expect(impatient.createPage(charge)).rejects.toThrow(PaymentsUnreachable);
  });

  test('may be paid before its address arrives', async () => {
    fake.beforePageAnswer = ({ tx_ref }) => void fake.pay(tx_ref, { app_fee: 4.39, payment_type: 'card' });
    await provider.createPage(charge);
    expect(await provider.verify({ reference })).toMatchObject({
      status: 'successful',
      amount: 12_550,
      currency: 'USD',
      fee: 439,
      channel: 'card',
    });
  });

  test('that two cards paid has two payments', async () => {
    await provider.createPage(charge);
    const failed = fake.pay(reference, { status: 'failed' });
    const [first, second] = [fake.pay(reference), fake.pay(reference, { payment_type: 'mobilemoneyuganda' })];
    fake.pay('of-somebody-else', { amount: 3 });
    const found = await provider.paymentsOf(reference);
    expect(found.map(({ transactionId, status, channel }) => [transactionId, status, channel])).toEqual([
      [String(second.id), 'successful', 'mobileMoney'],
      [String(first.id), 'successful', 'card'],
      [String(failed.id), 'failed', 'card'],
    ]);
  });
});

describe('Money that goes back', () => {
  const order = { amount: 5_025, currency: 'USD', comment: 'Cancelled' };
  const paid = async () => {
    await provider.createPage(charge);
    return String(fake.pay(reference).id);
  };

  test('is taken on at first, and done only when it was paid out', async () => {
    const transactionId = await paid();
    const refund = await provider.refund({ transactionId, ...order });
    expect(refund).toEqual({
      refundId: expect.any(String),
      transactionId,
      amount: 5_025,
      currency: 'USD',
      status: 'asked',
      word: 'completed',
    });
    Object.assign(fake.refunds[0] ?? {}, { meta: '{"disburse_status":"successful"}' });
    expect(await provider.findRefund(refund.refundId)).toEqual({
      ...refund,
      status: 'done',
      word: 'completed, successful',
    });
  });

  test.each([
    ['completed-momo', undefined, 'done'],
    ['completed-bank-transfer', undefined, 'done'],
    ['completed-offline', undefined, 'done'],
    ['completed', undefined, 'asked'],
    ['completed', { disburse_status: 'pending' }, 'asked'],
    ['completed', { disburse_status: 'failed' }, 'failed'],
    ['completed', 'no JSON', 'asked'],
    ['completed-somehow', undefined, 'asked'],
    ['pending-momo', undefined, 'asked'],
    ['new', undefined, 'asked'],
    ['failed', undefined, 'failed'],
    ['cancelled', undefined, 'failed'],
  ])('whose word is %s, with %j, is %s', async (status, meta, meant) => {
    const transactionId = await paid();
    const { refundId } = await provider.refund({ transactionId, ...order });
    Object.assign(fake.refunds[0] ?? {}, { status, meta });
    expect(await provider.findRefund(refundId)).toMatchObject({ status: meant });
    expect((await provider.listRefunds(range())).items).toMatchObject([{ status: meant }]);
  });

  test('and is refused tells why in its words, and nothing moved', async () => {
    const transactionId = await paid();
    fake.refusesRefunds = 'Insufficient balance';
    const refusal = new PaymentRefused('Insufficient balance');
    await expect(provider.refund({ transactionId, ...order })).rejects.toThrow(refusal);
    expect(fake.refunds).toEqual([]);
    const stranger = createFlutterwave({ ...fake.settings, secretKey: 'wrong' });
    await expect(stranger.refund({ transactionId, ...order })).rejects.toThrow(PaymentRefused);
  });

  test('and whose answer is lost is no refusal: it is found by its payment, so that it need not be sent again', async () => {
    const [transactionId, other] = [await paid(), await paid()];
    fake.mood = 'lost';
    await expect(provider.refund({ transactionId, ...order })).rejects.toThrow(PaymentsUnreachable);
    fake.mood = 'well';
    expect(await provider.refundsOf(transactionId, today())).toMatchObject([
      { transactionId, amount: 5_025, currency: 'USD', status: 'asked' },
    ]);
    expect(await provider.refundsOf(other, today())).toEqual([]);
    expect(fake.refunds).toHaveLength(1);
  });

  test('and whose answer is slower than our patience may have moved all the same', async () => {
    const transactionId = await paid();
    const patience = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
    // It got all of it, and we have waited long enough.
    fake.beforeTaken = () => {
      patience.abort();
      return isAwake;
    };
    await expect(provider.refund({ transactionId, ...order })).rejects.toThrow(PaymentsUnreachable);
    timeout.mockRestore();
    fake.beforeTaken = () => undefined;
    expect(await provider.refundsOf(transactionId, today())).toEqual([]);
    wake();
    await until(async () => fake.refunds.length === 1);
    expect(await provider.refundsOf(transactionId, today())).toHaveLength(1);
  });

  test('is found on whatever page it stands, once, though the pages move while they are read', async () => {
    fake.pageSize = 2;
    const transactionId = await paid();
    const { refundId } = await provider.refund({ transactionId, ...order });
    const others = [await paid(), await paid(), await paid(), await paid()];
    for (const one of others) await provider.refund({ transactionId: one, ...order });
    let added = 0;
    fake.beforeListPage = (page) => {
      if (page !== 2 || added > 0) return;
      added += 1;
      fake.refunds.push({ ...(fake.refunds[1] as (typeof fake.refunds)[0]), id: 9 });
    };
    const found = await provider.refundsOf(transactionId, today());
    expect(found.map((refund) => refund.refundId)).toEqual([refundId]);
  });

  test('that nobody knows is null, and one that cannot be asked about is not', async () => {
    expect(await provider.findRefund('4711')).toBeNull();
    fake.mood = 'down';
    await expect(provider.findRefund('4711')).rejects.toThrow(PaymentsUnreachable);
  });
});

describe('The lists of Flutterwave', () => {
  test('come page by page, and say whether there is more', async () => {
    fake.pageSize = 2;
    for (const amount of [1, 2.5, 3]) fake.pay('of-somebody', { amount, currency: 'EUR' });
    const [first, second] = [await provider.listPayments(range()), await provider.listPayments(range(2))];
    expect(first.items.map(({ amount, currency }) => [amount, currency])).toEqual([
      [300, 'EUR'],
      [250, 'EUR'],
    ]);
    expect([first.more, second.more, second.items.length]).toEqual([true, false, 1]);
  });

  test('are of the days that were asked for', async () => {
    fake.pay('old', { amount: 1, created_at: '2026-01-01T10:00:00Z' });
    fake.pay('new', { amount: 1, created_at: '2026-02-01T10:00:00Z' });
    const { items } = await provider.listPayments({ from: '2026-02-01', to: '2026-02-02', page: 1 });
    expect(items.map((one) => one.reference)).toEqual(['new']);
  });

  test('with one line that cannot be read are not read at all', async () => {
    fake.pay('good', { amount: 1 });
    fake.pay('bad', { amount: 'ten' as unknown as number });
    await expect(provider.listPayments(range())).rejects.toThrow('an answer that cannot be read');
  });
});
