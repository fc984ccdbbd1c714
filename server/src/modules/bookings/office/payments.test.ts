// Money of bookings as staff write it down: never undone, only countered, and never more back than came in.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
let date: number;
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, find, pay, timeline } = staffCalls(
  () => api,
  () => token,
);
const hold = () => add(date, { holdUntil: new Date(Date.now() + 3_600_000).toISOString() });
const counter = (id: number) => call(`counterPayment(id: ${id}, reason: "Written by mistake")`);
const decide = (id: number, input: object) =>
  call('decideRefund(id: $id, input: $input)', { id: ['ID!', id], input: ['RefundDecisionInput!', input] });

describe('Money that came in', () => {
  it('confirms a hold once the deposit is there, and is told by the timeline', async () => {
    const { id } = await hold();
    expect(await pay(id, 30_000)).toMatchObject({ state: 'held', paid: 30_000, outstanding: 170_000 });
    expect(await pay(id, 30_000, { receiptNumber: 'R-2' })).toMatchObject({
      state: 'confirmed',
      paid: 60_000,
      holdUntil: null,
    });
    expect(await timeline(id)).toEqual([
      expect.objectContaining({ type: 'received' }),
      expect.objectContaining({ type: 'payment', to: 'USD 300 came in, receipt R-30000', byName: 'amina' }),
      expect.objectContaining({ type: 'payment', to: 'USD 300 came in, receipt R-2' }),
      expect.objectContaining({ type: 'status', from: 'held', to: 'confirmed' }),
    ]);
  });

  it('is one payment, one confirmation and one mail, sent fifty times at once with one key', async () => {
    const { id } = await hold();
    const before = (await api.mails()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay(id, 60_000, {}, 'the-key-of-this-payment')),
    );
    const late = answers.filter(({ refused }) => refused);
    // Who waited too long for their turn is told to send it again.
    for (const one of late) expect(one.code).toBe('UNAVAILABLE');
    expect(await find(id)).toMatchObject({ state: 'confirmed', paid: 60_000 });
    expect(await api.db.query('SELECT id FROM payments')).toHaveLength(1);
    expect((await api.mails()).length - before).toBe(1);
  });

  it('confirms once when fifty people confirm at once', async () => {
    const { id } = await hold();
    const before = (await api.mails()).length;
    await Promise.all(Array.from({ length: 50 }, () => call(`confirmBooking(id: ${id})`)));
    expect(await find(id)).toMatchObject({ state: 'confirmed' });
    const statuses = (await timeline(id)).filter(({ type }: { type: string }) => type === 'status');
    expect(statuses).toHaveLength(1);
    expect((await api.mails()).length - before).toBe(1);
  });

  it.each([
    [{ currency: 'UGX' }, 'This booking is in USD: please write down what came in USD.'],
    [{ paidOn: daysBefore(kampalaDay(), -1) }, 'Paid on must be today or before.'],
    [{ paidOn: '2026-02-31' }, 'Paid on must be a date, yyyy-mm-dd.'],
    [{ receiptNumber: ' ' }, 'Receipt number is required.'],
    [{ amount: 0 }, 'Amount must be 1 or more.'],
    [{ direction: 'out' }, 'No more can go back than came in.'],
  ])('is refused in words: %j', async (more, message) => {
    const { id } = await add(date);
    expect(await pay(id, 1000, more)).toMatchObject({ refused: message, code: 'BAD_USER_INPUT' });
    expect(await api.db.query('SELECT id FROM payments')).toEqual([]);
  });

  it('is not written down twice with one receipt, nor where nobody said a price', async () => {
    const { id } = await add(date);
    await pay(id, 1000);
    expect(await pay(id, 1000)).toMatchObject({
      refused: 'Receipt R-1000 is written down on this booking already.',
    });
    const other = await add(await makeDate(api, { priced: false }));
    expect(await pay(other.id, 1000)).toMatchObject({
      refused: 'This booking has no price yet: please write its price lines first.',
    });
  });

  it('of one key is one payment: other values with it are refused', async () => {
    const { id } = await add(date);
    await pay(id, 1000, {}, 'the-key-of-this-payment');
    expect(await pay(id, 2000, {}, 'the-key-of-this-payment')).toMatchObject({ code: 'CONFLICT' });
    expect(await find(id)).toMatchObject({ paid: 1000 });
  });

  it('is for who may handle money alone', async () => {
    const { id } = await add(date);
    await api.db.query(`UPDATE users SET role = 'office'`);
    expect(await pay(id, 1000)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('A payment', () => {
  it('is countered once, both stay, and what is countered is not countered again', async () => {
    const { id } = await add(date);
    await pay(id, 50_000);
    const { payments } = await counter(1);
    expect(payments).toEqual([
      expect.objectContaining({ id: 1, direction: 'in', counteredBy: 2, counters: null }),
      expect.objectContaining({ id: 2, direction: 'out', counters: 1, amount: 50_000, byName: 'amina' }),
    ]);
    expect(await find(id)).toMatchObject({ paid: 0, outstanding: 200_000 });
    expect(await counter(1)).toMatchObject({
      refused: 'This payment is countered already.',
      code: 'CONFLICT',
    });
    expect(await counter(2)).toMatchObject({ code: 'CONFLICT' });
    expect(await counter(77)).toMatchObject({ refused: 'Payment not found' });
    // The receipt may be written down again, as it should have been.
    expect(await pay(id, 50_000)).toMatchObject({ paid: 50_000 });
  });

  it('that came in is not countered when it would leave less than went back', async () => {
    const { id } = await add(date);
    await pay(id, 50_000);
    await pay(id, 20_000, { direction: 'out' });
    expect(await counter(1)).toMatchObject({
      refused: 'More went back than would be left of what came in. Please counter what went back first.',
    });
  });
});

describe('A refund', () => {
  const cancelled = async (paid = 60_000) => {
    const { id } = await add(date);
    await pay(id, paid);
    const row = await call(`cancelBooking(id: ${id}, reason: "Ill")`);
    return { id, row, line: row.payments.at(-1) };
  };

  it('waits to be decided with the sum that the terms give', async () => {
    const { id, row } = await cancelled();
    // A hundred days before, ten percent of USD 2,000 are kept.
    expect(row).toMatchObject({ state: 'cancelled', needsDecision: true, paid: 60_000 });
    expect(row.payments.at(-1)).toMatchObject({ direction: 'out', state: 'toDecide', amount: 40_000 });
    const waiting = (await ask('{ bookings(filter: { needsDecision: true }) { nodes { id } } }')).data;
    expect(waiting.bookings.nodes).toEqual([{ id }]);
  });

  it('goes back as decided, once, never more than came in', async () => {
    const { line } = await cancelled();
    const back = { method: 'bank', receiptNumber: 'B-1', paidOn: kampalaDay() };
    expect(await decide(line.id, { amount: 90_000, ...back, reason: 'Sorry' })).toMatchObject({
      refused: 'No more can go back than came in.',
    });
    expect(await decide(line.id, { amount: 30_000, ...back })).toMatchObject({
      refused: 'Please give a reason for another sum than was waiting.',
    });
    expect(await decide(line.id, { amount: 40_000 })).toMatchObject({ refused: 'Method is required.' });
    expect(await decide(line.id, { amount: 40_000, ...back })).toMatchObject({
      paid: 20_000,
      needsDecision: false,
    });
    expect(await decide(line.id, { amount: 40_000, ...back })).toMatchObject({
      refused: 'amina decided this already. Reload to see what.',
    });
  });

  it('may be none, with a reason', async () => {
    const { line } = await cancelled();
    expect(await decide(line.id, { amount: 0 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await decide(line.id, { amount: 0, reason: 'A voucher instead' })).toMatchObject({
      paid: 60_000,
      needsDecision: false,
    });
  });

  it('of a booking that is cancelled twice at once is one, and its seats are free once', async () => {
    const { id } = await add(date, { party: adults(8) });
    await pay(id, 240_000);
    await Promise.all([1, 2].map(() => call(`cancelBooking(id: ${id})`)));
    expect(await api.db.query(`SELECT id FROM payments WHERE state = 'toDecide'`)).toHaveLength(1);
    expect(await api.db.query('SELECT taken FROM departure_seats')).toEqual([{ taken: 0 }]);
  });
});
