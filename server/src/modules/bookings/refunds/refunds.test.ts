// Money that goes back through the payment provider: a row first, the provider told once, and never more than came in.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, booked, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { paidOnline } from '../../../../test/bookings/online-money.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';

let api: Api;
let fake: FakeFlutterwave;
let token: string;
let date: number;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
});
beforeEach(async () => {
  fake.reset();
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, find, pay, timeline } = staffCalls(
  () => api,
  () => token,
);

/** A booking of USD 2,000 that was paid online and cancelled: a line waits to be decided. */
async function cancelled(...cents: number[]) {
  const { id } = await add(date);
  for (const sum of cents) await paidOnline(api, fake, id, sum);
  const row = await call(`cancelBooking(id: ${id}, byAgency: true, reason: "No vehicle")`);
  return { id, line: row.payments.at(-1) };
}
const decide = (id: number, amount: number, more: object = {}) =>
  call('decideRefund(id: $id, input: $input)', {
    id: ['ID!', id],
    input: ['RefundDecisionInput!', { amount, method: 'online', ...more }],
  });
const settle = (id: number, wentBack: boolean) =>
  call(`settleRefund(id: ${id}, wentBack: ${wentBack}, reason: "Seen in the dashboard")`);

const rows = () =>
  api.db.query(
    `SELECT id, state, method, amount, problem, reason, refunds_id AS "refundsId", provider_refund_id AS "refundId", paid_on AS "paidOn"
     FROM payments WHERE direction = 'out' ORDER BY id`,
  );
const refunds = async () => {
  const all: { state: string; amount: number }[] = await rows();
  return all.map(({ state, amount }) => [state, amount]);
};
const promised = async () =>
  (
    await api.db.query(
      `SELECT (data->>'id')::integer AS id FROM pgboss.job WHERE name = 'refund' ORDER BY id`,
    )
  ).map(({ id }: { id: number }) => id);
/** The queue does what was promised, each job `times` times at once, as several instances do after a kill. */
const deliver = async (times = 1) => {
  for (const id of await promised())
    await Promise.allSettled(Array.from({ length: times }, () => api.services.refundSender.send(id)));
};
/** As long ago as our own call can take to be answered. */
const later = () =>
  api.db.query(`UPDATE payments SET sent_at = sent_at - interval '1 minute', checked_at = NULL`);
const lookAgain = async () => {
  await later();
  await api.services.refundChecks.recheck();
};

describe('A refund through the provider', () => {
  it('is a row before the provider is told, on its way while the provider has only taken it on, and done when it is paid out', async () => {
    const { id, line } = await cancelled(60_000);
    expect(await decide(line.id, 60_000)).toMatchObject({ needsDecision: false, paid: 60_000 });
    expect([await refunds(), fake.refunds]).toEqual([[['asked', 60_000]], []]);
    await deliver();
    expect(fake.refunds).toMatchObject([{ amount_refunded: 600, status: 'completed' }]);
    await lookAgain();
    expect([await refunds(), (await find(id)).paid]).toEqual([[['asked', 60_000]], 60_000]);

    for (const refund of fake.refunds) refund.status = 'completed-momo';
    await lookAgain();
    expect(await rows()).toMatchObject([
      { state: 'done', paidOn: kampalaDay(), refundId: String(fake.refunds[0]?.id), problem: '' },
    ]);
    expect(await find(id)).toMatchObject({ paid: 0 });
    const told = (await timeline(id)).filter(({ type }: { type: string }) => type === 'payment');
    expect(told.map(({ to, byName }: { to: string; byName: string }) => [to, byName])).toEqual([
      ['USD 600 is to go back through the provider', 'amina'],
      ['USD 600 went back through the provider', 'System'],
    ]);
  });

  it('is one, pressed fifty times at once and sent by fifty at once', async () => {
    const { id, line } = await cancelled(60_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(line.id, 60_000)));
    // Each finds the same one, but who waited too long for their turn, who is told to send it again.
    for (const one of answers) expect(one.code ?? one.id).toBe(one.code ? 'UNAVAILABLE' : id);
    expect(await promised()).toEqual([line.id]);
    await deliver(50);
    expect(fake.refunds).toHaveLength(1);
    expect(await refunds()).toEqual([['asked', 60_000]]);
  });

  it('of another sum than a colleague decided is refused, as the first one is under way', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    expect(await decide(line.id, 50_000, { reason: 'Less' })).toMatchObject({
      refused: 'amina decided this already. Reload to see what.',
      code: 'CONFLICT',
    });
  });

  it('is unclear when no answer comes, is found in the list, and is never sent again', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    fake.mood = 'lost';
    await deliver(5);
    expect(await refunds()).toEqual([['unclear', 60_000]]);
    fake.mood = 'well';
    await later();
    await deliver(5);
    expect(await rows()).toMatchObject([{ state: 'asked', refundId: String(fake.refunds[0]?.id) }]);
    expect(fake.refunds).toHaveLength(1);
  });

  it('is not told once more by a restored copy, which does not know whether it was sent after the backup', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    await deliver();
    await api.db.query(
      `UPDATE payments SET sent_at = NULL, provider_refund_id = NULL, checked_at = NULL WHERE direction = 'out'`,
    );
    const aMinuteAgo = new Date(Date.now() - 60_000);
    expect(await api.services.refundChecks.assumeSent(api.db.manager, aMinuteAgo)).toBe(1);
    await deliver();
    expect(fake.refunds).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'asked', refundId: String(fake.refunds[0]?.id) }]);
  });

  it('that the list does not have stays unclear until somebody says what became of it', async () => {
    const { id, line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    fake.mood = 'down';
    await deliver();
    fake.mood = 'well';
    await lookAgain();
    expect(await find(id)).toMatchObject({ needsDecision: true });
    expect(await rows()).toMatchObject([
      { state: 'unclear', problem: 'The provider does not have it in its list.' },
    ]);
    expect(fake.refunds).toEqual([]);
    expect(await settle(line.id, true)).toMatchObject({ paid: 0, needsDecision: false });
    expect(await settle(line.id, false)).toMatchObject({ code: 'CONFLICT' });
  });

  it('that did not go back waits to be decided anew', async () => {
    const { id, line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    fake.mood = 'down';
    await deliver();
    await settle(line.id, false);
    expect(await refunds()).toEqual([
      ['failed', 60_000],
      ['toDecide', 60_000],
    ]);
    fake.mood = 'well';
    await decide(line.id + 1, 60_000);
    await deliver();
    expect(fake.refunds).toHaveLength(1);
    expect(await find(id)).toMatchObject({ needsDecision: false });
  });

  it('that the provider refuses says so in its words, and waits to be decided anew', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    fake.refusesRefunds = 'Insufficient balance';
    await deliver();
    expect(await rows()).toMatchObject([
      { state: 'failed', problem: 'Insufficient balance' },
      { state: 'toDecide', reason: 'The provider did not give it back: Insufficient balance' },
    ]);
    const again = (await rows())[1];
    const byHand = { method: 'bank', receiptNumber: 'B-1', paidOn: kampalaDay() };
    expect(await decide(again.id, 60_000, byHand)).toMatchObject({ paid: 0, needsDecision: false });
  });

  it('of a process that was killed after it said that it sends is only looked for', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    await api.db.query(`UPDATE payments SET sent_at = now() - interval '1 minute' WHERE id = $1`, [line.id]);
    await deliver(3);
    expect([await refunds(), fake.refunds]).toEqual([[['unclear', 60_000]], []]);
  });

  it('goes back over several charges, the newest first, and what came in by hand stays to be decided', async () => {
    const { id } = await add(date);
    const first = await paidOnline(api, fake, id, 50_000);
    const second = await paidOnline(api, fake, id, 30_000);
    await pay(id, 20_000);
    const row = await call(`cancelBooking(id: ${id}, byAgency: true, reason: "No vehicle")`);
    const line = row.payments.at(-1);
    expect(await decide(line.id, 100_000)).toMatchObject({ needsDecision: true });
    expect(await refunds()).toEqual([
      ['asked', 30_000],
      ['asked', 50_000],
      ['toDecide', 20_000],
    ]);
    // The same press again finds all of it.
    expect(await decide(line.id, 100_000)).toMatchObject({ id });
    await deliver();
    expect(fake.refunds.map(({ tx_id, amount_refunded }) => [tx_id, amount_refunded])).toEqual([
      [second, 300],
      [first, 500],
    ]);
  });

  it('is never more than came in less what is on its way', async () => {
    const { id, line } = await cancelled(60_000);
    expect(await decide(line.id, 70_000, { reason: 'More' })).toMatchObject({
      refused: 'No more can go back than came in.',
    });
    await decide(line.id, 60_000);
    expect(await pay(id, 1, { direction: 'out' })).toMatchObject({
      refused: 'No more can go back than came in.',
    });
  });

  it('is not for money that came in by hand alone', async () => {
    const { id } = await add(date);
    await pay(id, 60_000);
    const row = await call(`cancelBooking(id: ${id}, byAgency: true, reason: "No vehicle")`);
    expect(await decide(row.payments.at(-1).id, 60_000)).toMatchObject({
      refused: 'Nothing of this came in online: please give it back by hand and write it down.',
    });
    expect((await ask(`{ booking(id: ${id}) { refundableOnline } }`)).data.booking).toEqual({
      refundableOnline: 0,
    });
  });

  it('is for who may handle money alone, and money of the provider is not countered', async () => {
    const { line } = await cancelled(60_000);
    const [{ id }] = await api.db.query(`SELECT id FROM payments WHERE direction = 'in'`);
    expect(await call(`counterPayment(id: ${id}, reason: "Wrong")`)).toMatchObject({
      refused: 'The payment provider moved this money: it cannot be countered. Please give it back instead.',
    });
    await api.db.query(`UPDATE users SET role = 'office'`);
    expect(await decide(line.id, 60_000)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call(`checkRefund(id: ${line.id})`)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await settle(line.id, true)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is looked for on a press, which says when the provider does not answer', async () => {
    const { line } = await cancelled(60_000);
    await decide(line.id, 60_000);
    await deliver();
    fake.mood = 'down';
    expect(await call(`checkRefund(id: ${line.id})`)).toMatchObject({
      code: 'UNAVAILABLE',
      refused: 'The payment provider does not answer. Nothing was sent again; please look once more later.',
    });
    fake.mood = 'well';
    for (const refund of fake.refunds) refund.status = 'failed';
    expect(await call(`checkRefund(id: ${line.id})`)).toMatchObject({ needsDecision: true });
    expect(await call('checkRefund(id: 77)')).toMatchObject({ refused: 'Refund not found' });
  });
});

test('a booking that is cancelled twice at once gives its seats back once, one refund, and one party that waits gets a place', async () => {
  const { id, key } = await booked(api, date, { party: adults(8) });
  await paidOnline(api, fake, id, 240_000);
  await call(`confirmBooking(id: ${id})`);
  for (const i of [1, 2])
    await api.db.query(
      `INSERT INTO waiting (departure_id, party, seats, first_name, last_name, email, phone, terms_at)
       VALUES ($1, $2, 8, 'Waiting', $3, $3 || '@example.org', '+25670000000' || $3, now())`,
      [date, JSON.stringify(adults(8)), String(i)],
    );
  const { refund } = (
    await api.graphql(`query ($key: String!) { b: travellerBooking(key: $key) { refund } }`, { key })
  ).body.data.b;
  const byGuest = api.graphql(
    `mutation ($key: String!, $refund: Int!) { b: cancelOwnBooking(key: $key, refund: $refund) { state } }`,
    { key, refund },
  );
  await Promise.all([byGuest, call(`cancelBooking(id: ${id})`), call(`cancelBooking(id: ${id})`)]);
  const [line, ...others] = await api.db.query(`SELECT id, amount FROM payments WHERE direction = 'out'`);
  expect([line.amount, others]).toEqual([refund, []]);
  await Promise.all([decide(line.id, refund), decide(line.id, refund)]);
  await deliver(2);
  expect(fake.refunds).toHaveLength(1);
  expect(
    await api.db.query(`SELECT state, count(*)::integer AS count FROM waiting GROUP BY state ORDER BY state`),
  ).toEqual([
    { state: 'offered', count: 1 },
    { state: 'waiting', count: 1 },
  ]);
  expect(await api.db.query('SELECT taken FROM departure_seats')).toEqual([{ taken: 8 }]);
});

test('a person is not erased while their money is on its way back', async () => {
  const { line } = await cancelled(60_000);
  await decide(line.id, 60_000);
  const erase = 'mutation { erasePerson(email: "grace@example.org") { __typename } }';
  const { errors } = await ask(erase);
  expect(errors[0].message).toBe(
    'Money of this person is on its way back: please wait until it has arrived or has failed, then erase.',
  );
});
