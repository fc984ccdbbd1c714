// Nothing that is paid online is lost or counted twice, whoever tells of it, when, and how often.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, booked, guestNumber, lastMail, makeDate } from '../../../../test/bookings/bookings.ts';
import { onlineCalls } from '../../../../test/bookings/online.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';
import { until } from '../../../../test/until.ts';

let fake: FakeFlutterwave;
let api: Api;
let token: string;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
});
beforeEach(async () => {
  await truncate(api.db);
  await api.db.query('DELETE FROM pgboss.job').catch(() => undefined);
  fake.reset();
  token = await api.tokenOf('amina@example.org');
  await offer();
});

const { offer, start, back, seen, tell, lastReference, payments, attempts } = onlineCalls(
  () => api,
  () => fake,
  () => token,
);
const stateOf = async (id: number): Promise<string> =>
  (await api.db.query('SELECT state FROM bookings WHERE id = $1', [id]))[0].state;
const lapse = () =>
  api.db.query(`UPDATE bookings SET hold_until = now() - interval '1 second' WHERE hold_until IS NOT NULL`);
const inState = (state: string) =>
  api.db.query('SELECT booking_id AS "bookingId", amount FROM payments WHERE state = $1 ORDER BY id', [
    state,
  ]);
const toDecide = () => inState('toDecide');
const mailsOf = async (mail: string) =>
  (await api.mails()).filter(
    ({ template, data }) => template === 'booking' && (data as { mail?: string }).mail === mail,
  );

/** Begins to pay, and answers the reference of that try. */
async function tryToPay(key: string, amount: number): Promise<string> {
  const { error } = await start(key, amount);
  if (error) throw new Error(error.message);
  return lastReference();
}

describe('Money that comes when the hold is over', () => {
  it('buys the seats while they are free', async () => {
    const { id, key } = await booked(api, await makeDate(api, { capacity: 2 }));
    const reference = await tryToPay(key, 60_000);
    await lapse();
    await api.services.bookingClock.keepTime();
    expect(await stateOf(id)).toBe('expired');
    fake.pay(reference);
    expect(await back(reference)).toBe('paid');
    expect(await stateOf(id)).toBe('confirmed');
    expect(await toDecide()).toEqual([]);
  });

  it('is kept and waits to be decided when they are gone, and the guest is told the truth', async () => {
    const date = await makeDate(api, { capacity: 2 });
    const { id, key } = await booked(api, date);
    const reference = await tryToPay(key, 60_000);
    await lapse();
    await booked(api, date, guestNumber(1));
    fake.pay(reference);
    expect(await back(reference)).toBe('paid');
    expect(await stateOf(id)).toBe('expired');
    expect(await toDecide()).toEqual([{ bookingId: id, amount: 60_000 }]);
    expect(await lastMail(api)).toMatchObject({ mail: 'paidTooLate', refund: 60_000 });
  });

  it('of two for one seat makes one booking and one decision', async () => {
    const date = await makeDate(api, { capacity: 1 });
    const party = adults(1);
    const first = await booked(api, date, { ...guestNumber(1), party });
    const ofFirst = await tryToPay(first.key, 30_000);
    await lapse();
    const second = await booked(api, date, { ...guestNumber(2), party });
    const ofSecond = await tryToPay(second.key, 30_000);
    await lapse();
    fake.pay(ofFirst);
    fake.pay(ofSecond);
    await Promise.all([back(ofFirst), back(ofSecond)]);
    const states = [await stateOf(first.id), await stateOf(second.id)];
    expect([...states].sort()).toEqual(['confirmed', 'expired']);
    const late = states[0] === 'expired' ? first.id : second.id;
    expect(await toDecide()).toEqual([{ bookingId: late, amount: 30_000 }]);
    expect(await mailsOf('confirmed')).toHaveLength(1);
    expect(await mailsOf('paidTooLate')).toHaveLength(1);
  });

  it('in parts that did not suffice waits to be decided once the hold ends', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const reference = await tryToPay(key, 60_000);
    fake.pay(reference, { amount: 250 });
    await back(reference);
    expect(await stateOf(id)).toBe('held');
    expect(await lastMail(api)).toMatchObject({ mail: 'paid', payment: 25_000 });
    await lapse();
    await api.services.bookingClock.keepTime();
    expect(await toDecide()).toEqual([{ bookingId: id, amount: 25_000 }]);
    expect(await lastMail(api)).toMatchObject({ mail: 'paidTooLate', refund: 25_000 });
  });

  it('no longer waits once more came and the seats were free: all of it counts', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const [first, second] = [await tryToPay(key, 60_000), await tryToPay(key, 60_000)];
    fake.pay(first, { amount: 250 });
    await back(first);
    await lapse();
    await api.services.bookingClock.keepTime();
    fake.pay(second);
    await back(second);
    expect(await stateOf(id)).toBe('confirmed');
    expect(await toDecide()).toEqual([]);
    expect(await inState('dropped')).toEqual([{ bookingId: id, amount: 25_000 }]);
  });

  it('does not count where it is on its way back', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const [first, second] = [await tryToPay(key, 60_000), await tryToPay(key, 60_000)];
    fake.pay(first, { amount: 250 });
    await back(first);
    await lapse();
    await api.services.bookingClock.keepTime();
    await api.db.query(
      `UPDATE payments SET state = 'asked', method = 'online', provider = charge.provider, refunds_id = charge.id,
         provider_transaction_id = charge.provider_transaction_id
       FROM payments charge WHERE charge.direction = 'in' AND payments.state = 'toDecide'`,
    );
    fake.pay(second, { amount: 350 });
    await back(second);
    expect(await stateOf(id)).toBe('expired');
    expect(await toDecide()).toEqual([{ bookingId: id, amount: 35_000 }]);
  });
});

describe('Two tabs that both pay', () => {
  it('have references of their own, and what the second brings counts for the balance', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const one = await tryToPay(key, 60_000);
    const other = await tryToPay(key, 60_000);
    expect(one).not.toBe(other);
    fake.pay(one);
    fake.pay(other);
    expect(await Promise.all([back(one), back(other)])).toEqual(['paid', 'paid']);
    expect(
      (await payments()).map(({ amount, state }: { amount: number; state: string }) => [amount, state]),
    ).toEqual([
      [60_000, 'done'],
      [60_000, 'done'],
    ]);
    expect(await stateOf(id)).toBe('confirmed');
    expect(await mailsOf('confirmed')).toHaveLength(1);
    expect(await toDecide()).toEqual([]);
  });

  it('that pay more than all of it leave a decision about what is above the total', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const [one, other] = [await tryToPay(key, 200_000), await tryToPay(key, 60_000)];
    fake.pay(one);
    fake.pay(other);
    await Promise.all([back(one), back(other)]);
    expect(await stateOf(id)).toBe('confirmed');
    expect(await toDecide()).toEqual([{ bookingId: id, amount: 60_000 }]);
  });

  it('and a cancellation after that, let no more wait to go back than came in', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    for (const reference of [await tryToPay(key, 200_000), await tryToPay(key, 60_000)]) {
      fake.pay(reference);
      await back(reference);
    }
    const shown = await api.graphql(
      'query ($key: String!, $id: ID!) { travellerBooking(key: $key) { refund kept } booking(id: $id) { refund } }',
      { key, id },
      { token },
    );
    const { travellerBooking, booking } = shown.body.data;
    expect([booking.refund, travellerBooking.refund]).toEqual([travellerBooking.refund, 180_000]);
    await api.services.bookings.cancel({ user: null, ip: '', userAgent: '' }, id, { byAgency: true });
    expect(await toDecide()).toEqual([
      { bookingId: id, amount: 60_000 },
      { bookingId: id, amount: 200_000 },
    ]);
  });
});

it('A card that is charged twice under one reference is two payments', async () => {
  const { id, key } = await booked(api, await makeDate(api));
  const reference = await tryToPay(key, 60_000);
  const [first, second] = [fake.pay(reference), fake.pay(reference)];
  await back(reference);
  expect((await payments()).map(({ number }: { number: string }) => number).sort()).toEqual(
    [first.id, second.id].map(String).sort(),
  );
  expect(await stateOf(id)).toBe('confirmed');
});

it('A second charge of which an event tells after the first was settled is written down too', async () => {
  const { key } = await booked(api, await makeDate(api));
  const reference = await tryToPay(key, 60_000);
  fake.pay(reference);
  await back(reference);
  await api.jobs.start();
  expect(await tell(fake.pay(reference))).toBe(200);
  await until(async () => (await payments()).length === 2);
  await api.jobs.stop();
});

it('Fifty events, returns and polls at once are one payment, one confirmation and one mail', async () => {
  const { id, key } = await booked(api, await makeDate(api));
  const reference = await tryToPay(key, 60_000);
  const paid = fake.pay(reference);
  await api.jobs.start();
  const calls = Array.from({ length: 50 }, (_, i) =>
    i % 3 === 0 ? tell(paid) : i % 3 === 1 ? back(reference) : seen(reference),
  );
  const answers = await Promise.all(calls);
  expect(answers.every((answer) => [200, 'asking', 'paid'].includes(answer))).toBe(true);
  await until(async () => (await stateOf(id)) === 'confirmed');
  await until(async () => {
    const [{ open }] = await api.db.query(
      `SELECT count(*)::integer AS open FROM pgboss.job WHERE name = 'booking-payment-check' AND state < 'completed'`,
    );
    return open === 0;
  }, 20_000);
  await api.jobs.stop();
  expect(await payments()).toEqual([
    {
      bookingId: id,
      direction: 'in',
      state: 'done',
      method: 'card',
      amount: 60_000,
      currency: 'USD',
      number: String(paid.id),
      byName: 'System',
    },
  ]);
  expect(await mailsOf('confirmed')).toHaveLength(1);
  const entries = await api.db.query(
    `SELECT type, to_value AS "to" FROM timeline_entries WHERE type IN ('status', 'payment') ORDER BY id`,
  );
  expect(entries).toEqual([
    { type: 'payment', to: `USD 600 came in by card, number ${paid.id}` },
    { type: 'status', to: 'confirmed' },
  ]);
}, 40_000);

it('An event that is told before the provider answers our own call is no other than later', async () => {
  const { id, key } = await booked(api, await makeDate(api));
  await api.jobs.start();
  fake.beforePageAnswer = async ({ tx_ref }) => void (await tell(fake.pay(tx_ref)));
  const { one } = await start(key, 60_000);
  expect(one.reference).toBeTruthy();
  await until(async () => (await stateOf(id)) === 'confirmed');
  await api.jobs.stop();
  expect(await payments()).toHaveLength(1);
});

it('Money in another currency is in no sum of the booking: it is a difference that somebody looks at', async () => {
  const { id, key } = await booked(api, await makeDate(api));
  const reference = await tryToPay(key, 60_000);
  fake.pay(reference, { currency: 'UGX', amount: 60_000 });
  expect(await back(reference)).toBe('otherCurrency');
  expect(await seen(reference)).toBe('otherCurrency');
  expect(await stateOf(id)).toBe('held');
  expect(await payments()).toEqual([]);
  expect(
    await api.db.query('SELECT kind, here, there, booking_id AS "bookingId" FROM payment_differences'),
  ).toEqual([{ kind: 'otherSum', here: 'USD 600', there: 'UGX 60,000', bookingId: id }]);
  expect((await attempts())[0].problem).toBe('Paid were UGX 60,000 instead of USD 600.');
});

describe('What somebody makes up', () => {
  it('changes nothing: a forged event, a reference that nobody made, and that of a donation', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const reference = await tryToPay(key, 60_000);
    const paid = fake.pay(reference);
    expect(await tell(paid, { 'verif-hash': 'forged' })).toBe(401);
    fake.asked.length = 0;
    expect(await seen('B1763716000000-000000000000000000000000')).toBe('asking');
    expect(await back('1763716000000-000000000000000000000000')).toBe('asking');
    expect(await back("' OR true --")).toBe('asking');
    for (const odd of ['', 'x'.repeat(5_000)])
      expect([await seen(odd), await back(odd)]).toEqual(['asking', 'asking']);
    expect(fake.asked).toEqual([]);
    expect(await stateOf(id)).toBe('held');
  });

  it('is the number of somebody else’s payment: the provider’s word on our own reference counts', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    const reference = await tryToPay(key, 60_000);
    const others = fake.pay('1763716000000-000000000000000000000000', { amount: 600, currency: 'USD' });
    await api.jobs.start();
    expect(await tell({ ...others, tx_ref: reference })).toBe(200);
    await until(async () => (await attempts())[0].checked_at !== null);
    await api.jobs.stop();
    expect(await stateOf(id)).toBe('held');
    expect(await payments()).toEqual([]);
  });

  it('is asked of the provider once in three seconds, however often somebody comes back', async () => {
    const { key } = await booked(api, await makeDate(api));
    const reference = await tryToPay(key, 60_000);
    fake.asked.length = 0;
    await Promise.all(Array.from({ length: 40 }, () => back(reference)));
    expect(fake.asked.filter((path) => path.includes('verify'))).toHaveLength(1);
  });
});

it('A payment that nobody told of is found by the job, and a page that nobody paid on is closed after a day', async () => {
  const paid = await booked(api, await makeDate(api));
  const unpaid = await booked(api, await makeDate(api), guestNumber(1));
  const reference = await tryToPay(paid.key, 60_000);
  await tryToPay(unpaid.key, 60_000);
  fake.pay(reference);
  await api.db.query(
    `UPDATE payment_attempts SET created_at = now() - interval '26 hours', link_ends_at = now() - interval '25 hours'`,
  );
  await api.services.settlement.recheck();
  expect((await attempts()).map(({ status }: { status: string }) => status)).toEqual([
    'successful',
    'failed',
  ]);
  expect(await stateOf(paid.id)).toBe('confirmed');
});
