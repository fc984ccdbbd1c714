// All money as one list, and what the books and the provider's lists say otherwise.
import { type Api, startApi } from '../../../test/api.ts';
import { makeDate } from '../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../test/bookings/office-bookings.ts';
import { paidOnline } from '../../../test/bookings/online-money.ts';
import { truncate } from '../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';

let api: Api;
let fake: FakeFlutterwave;
let token: string;
let booking: number;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
});
beforeEach(async () => {
  fake.reset();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  booking = (await add(await makeDate(api))).id;
});

const { ask, call, add, pay } = staffCalls(
  () => api,
  () => token,
);
const reference = (i: number) => `176371600000${i}-0123456789abcdef0123456${i}`;
/** A donation that the provider confirmed, in whole units. */
const given = (
  i: number,
  amount: number,
  currency: string,
  more: { number?: string; settled?: string } = {},
) =>
  api.db.query(
    `INSERT INTO donations (reference, name, email, currency, amount, status, provider, provider_transaction_id, settled_at, created_at)
     VALUES ($1, 'Grace Akello', 'grace@example.org', $2, $3, 'successful', 'flutterwave', $4, $5, $5)`,
    [reference(i), currency, amount, more.number ?? null, more.settled ?? new Date().toISOString()],
  );

describe('The list of all money', () => {
  const list = async (args = '') =>
    (
      await ask(
        `{ paymentMovements${args} { totalCount nodes { source recordId direction state day name amount currency method provider receiptNumber } } }`,
      )
    ).data.paymentMovements;

  it('has bookings and donations, by hand and by the provider, in and back, and what waits', async () => {
    await pay(booking, 20_000);
    await paidOnline(api, fake, booking, 60_000);
    await given(1, 50_000, 'UGX', { settled: '2026-01-31T21:00:00Z' });
    await given(2, 10, 'USD', { settled: '2026-01-31T20:59:59Z' });
    await call(`cancelBooking(id: ${booking}, byAgency: true, reason: "No vehicle")`);
    const { nodes, totalCount } = await list();
    expect(totalCount).toBe(5);
    const [back, online, byHand, ugx, usd] = nodes;
    expect(back).toMatchObject({ source: 'booking', direction: 'out', state: 'toDecide', amount: 80_000 });
    expect(online).toMatchObject({
      method: 'card',
      provider: 'flutterwave',
      amount: 60_000,
      recordId: booking,
    });
    expect(byHand).toMatchObject({
      provider: null,
      receiptNumber: 'R-20000',
      day: kampalaDay(),
      name: 'Grace Akello',
    });
    // In the smallest unit, by the day of Kampala.
    expect(ugx).toMatchObject({ source: 'donation', amount: 50_000, currency: 'UGX', day: '2026-02-01' });
    expect(usd).toMatchObject({ source: 'donation', amount: 1_000, currency: 'USD', day: '2026-01-31' });
  });

  it('is narrowed, searched and turned page by page', async () => {
    await pay(booking, 20_000);
    const number = await paidOnline(api, fake, booking, 60_000);
    await given(1, 10, 'USD', { settled: '2026-01-31T12:00:00Z' });
    const amounts = async (args: string) =>
      (await list(args)).nodes.map(({ amount }: { amount: number }) => amount);
    expect(await amounts('(by: hand)')).toEqual([20_000]);
    expect(await amounts('(by: provider, source: booking)')).toEqual([60_000]);
    expect(await amounts('(from: "2026-01-31", to: "2026-01-31")')).toEqual([1_000]);
    expect(await amounts('(state: toDecide)')).toEqual([]);
    expect(await amounts(`(search: "${number}")`)).toEqual([60_000]);
    expect(await amounts('(sort: { field: amount, direction: asc })')).toEqual([1_000, 20_000, 60_000]);
    expect(await amounts('(first: 1)')).toEqual([60_000]);
    const { errors } = await ask('{ paymentMovements(from: "2026-02-31") { totalCount } }');
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('sums what moved by month, source and currency', async () => {
    await pay(booking, 20_000);
    await pay(booking, 5_000, { direction: 'out', receiptNumber: 'B-1' });
    await given(1, 50_000, 'UGX', { settled: '2026-01-31T21:00:00Z' });
    const months = (await ask('{ paymentMonths { month source currency came back fees count } }')).data;
    expect(months.paymentMonths).toEqual([
      { month: '2026-02-01', source: 'donation', currency: 'UGX', came: 50_000, back: 0, fees: 0, count: 1 },
      {
        month: `${kampalaDay().slice(0, 7)}-01`,
        source: 'booking',
        currency: 'USD',
        came: 20_000,
        back: 5_000,
        fees: 0,
        count: 2,
      },
    ]);
  });
});

describe('The comparison with the provider', () => {
  const compare = async () => {
    const { data } = await ask('mutation { comparePayments { id endedAt } }');
    await api.services.comparison.run(data.comparePayments.id);
    return (
      await ask(
        `{ paymentComparison { charges refunds found problem endedAt byName }
           paymentDifferences { nodes { id kind about number reference bookingId donationId here there closedAt note } } }`,
      )
    ).data;
  };
  const lines = async () =>
    (await compare()).paymentDifferences.nodes.map(
      ({ kind, about, number, here, there }: Record<string, string>) => [kind, about, number, here, there],
    );

  it('finds nothing where both say the same, on pages that shift while they are read', async () => {
    fake.pageSize = 2;
    for (let i = 0; i < 7; i += 1) await paidOnline(api, fake, booking, 1_000 + i);
    fake.beforeListPage = (page) => {
      if (page === 2)
        fake.transactions.push({ id: 5, tx_ref: 'x', status: 'pending', amount: 1, currency: 'USD' });
    };
    const { paymentComparison, paymentDifferences } = await compare();
    expect(paymentDifferences.nodes).toEqual([]);
    expect(paymentComparison).toMatchObject({
      charges: 7,
      refunds: 0,
      found: 0,
      problem: null,
      byName: 'amina',
    });
  });

  it('finds money unknown here, unknown there, in another state and of another sum, each once', async () => {
    const same = await paidOnline(api, fake, booking, 60_000);
    const [failed, less, gone] = [
      await paidOnline(api, fake, booking, 10_000),
      await paidOnline(api, fake, booking, 20_000),
      await paidOnline(api, fake, booking, 30_000),
    ];
    const change = (id: number, to: object) =>
      Object.assign(fake.transactions.find((one) => one.id === id) ?? {}, to);
    change(failed, { status: 'failed' });
    change(less, { amount: 150.5 });
    fake.transactions = fake.transactions.filter(({ id }) => id !== gone);
    const stranger = fake.pay('somebody else', { amount: 5, currency: 'NGN' }).id;
    fake.pay('not paid', { status: 'failed' });
    const found = [
      ['otherState', 'charge', String(failed), 'USD 100, done', 'USD 100, failed'],
      ['otherSum', 'charge', String(less), 'USD 200, done', 'USD 150.50, done'],
      ['unknownHere', 'charge', String(stranger), 'Nothing', 'NGN 5, done'],
      ['unknownThere', 'charge', String(gone), 'USD 300, done', 'Nothing'],
    ];
    const sorted = async () => (await lines()).toSorted();
    expect(await sorted()).toEqual(found.toSorted());
    expect(await sorted()).toEqual(found.toSorted());
    expect(same).toBeGreaterThan(0);
  });

  it('finds a donation that was paid twice, and one that is open here and paid there', async () => {
    const first = fake.pay(reference(1), { amount: 10 });
    await given(1, 10, 'USD', { number: String(first.id) });
    const second = fake.pay(reference(1), { amount: 10 });
    const open = fake.pay(reference(2), { amount: 10 });
    await given(2, 10, 'USD');
    await api.db.query(
      `UPDATE donations SET status = 'pending', settled_at = NULL, created_at = now() - interval '2 hours' WHERE reference = $1`,
      [reference(2)],
    );
    // Of one that is being paid the answer may still be on its way here.
    const paying = fake.pay(reference(3), { amount: 10 });
    await given(3, 10, 'USD');
    await api.db.query(`UPDATE donations SET status = 'pending', settled_at = NULL WHERE reference = $1`, [
      reference(3),
    ]);
    const { nodes } = (await compare()).paymentDifferences;
    const numbers = nodes.map(({ kind, number, donationId }: Record<string, unknown>) => [
      kind,
      number,
      donationId,
    ]);
    expect(numbers.toSorted()).toEqual([
      ['otherState', String(open.id), 2],
      ['unknownHere', String(second.id), 1],
    ]);
    expect(paying.status).toBe('successful');
  });

  it('finds refunds that the house did not ask for, and those that ended otherwise', async () => {
    const charge = await paidOnline(api, fake, booking, 60_000);
    const row = await call(`cancelBooking(id: ${booking}, byAgency: true, reason: "No vehicle")`);
    await call('decideRefund(id: $id, input: $input)', {
      id: ['ID!', row.payments.at(-1).id],
      input: ['RefundDecisionInput!', { amount: 40_000, method: 'online', reason: 'Agreed' }],
    });
    fake.refundStatus = 'completed-momo';
    await api.services.refundSender.send(row.payments.at(-1).id);
    expect(await lines()).toEqual([]);
    for (const refund of fake.refunds) refund.status = 'failed';
    const own = String(fake.refunds[0]?.id);
    fake.refunds.push({
      id: 77,
      tx_id: charge,
      amount_refunded: 5,
      status: 'completed',
      created_at: new Date().toISOString(),
    });
    expect((await lines()).toSorted()).toEqual([
      ['otherState', 'refund', own, 'USD 400, done', 'USD 400, failed'],
      ['unknownHere', 'refund', '77', 'Nothing', 'USD 5, on its way'],
    ]);
  });

  it('of lists that cannot be read changes nothing and says so', async () => {
    fake.pay('somebody else', { amount: 5 });
    fake.pageSize = 1;
    fake.pay('another one', { amount: 5 });
    fake.beforeListPage = (page) => {
      if (page === 2) fake.mood = 'garbled';
    };
    fake.beforeListPage(2);
    const { paymentComparison, paymentDifferences } = await compare();
    expect(paymentDifferences.nodes).toEqual([]);
    expect(paymentComparison).toMatchObject({ found: 0, endedAt: expect.any(String) });
    expect(paymentComparison.problem).toMatch(/Nothing was changed; please compare once more later\.$/);
    expect(await api.db.query('SELECT FROM payment_listings')).toEqual([]);
  });

  it('is one, however many press at once, and runs at night by itself', async () => {
    const press = () => ask('mutation { comparePayments { id } }');
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(new Set(answers.map(({ data }) => data.comparePayments.id))).toEqual(new Set([1]));
    const jobs = await api.db.query(`SELECT FROM pgboss.job WHERE name = 'payments-compare'`);
    expect(jobs).toHaveLength(1);
    await api.services.comparison.run(1);
    const { id } = await api.services.comparison.start({ user: null });
    await api.services.comparison.run(id);
    expect(await api.services.comparison.last()).toMatchObject({ id, byName: 'System', problem: null });
  });

  it('leaves lines that somebody closes with a sentence, and that stay closed', async () => {
    fake.pay('somebody else', { amount: 5 });
    const [{ id }] = (await compare()).paymentDifferences.nodes;
    const close = async (note: string, by = token) => {
      const { data, errors } = await ask(
        'mutation ($id: ID!, $note: String!) { one: closePaymentDifference(id: $id, note: $note) { note closedByName closedAt } }',
        { id, note },
        by,
      );
      return errors?.[0].message ?? data.one;
    };
    expect(await close('  ')).toBe('Note is required.');
    expect(await close('It is of our shop.')).toMatchObject({
      note: 'It is of our shop.',
      closedByName: 'amina',
    });
    expect(await close('Again')).toBe('amina closed this already: “It is of our shop.”');
    await compare();
    const open = await ask('{ paymentDifferences(open: true) { totalCount } }');
    expect(open.data.paymentDifferences.totalCount).toBe(0);
    const viewer = await api.tokenOf('viewer@example.org');
    await api.db.query(`UPDATE users SET role = 'viewer' WHERE email = 'viewer@example.org'`);
    expect(await close('No', viewer)).toMatch(/^Your role does not let you/);
  });

  it('looks at forty days', async () => {
    await paidOnline(api, fake, booking, 60_000);
    fake.transactions = [];
    await api.db.query(`UPDATE payments SET created_at = now() - interval '41 days'`);
    expect(await lines()).toEqual([]);
    const [asked] = fake.asked.filter((path) => path.startsWith('/v3/transactions?'));
    expect(asked).toContain(`from=${daysBefore(kampalaDay(), 41)}&to=${daysBefore(kampalaDay(), -1)}`);
  });
});
