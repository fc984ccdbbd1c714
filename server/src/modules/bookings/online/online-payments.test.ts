// What of a booking is paid online, in which parts, how long the provider's page takes money, and what is refused.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, booked, guestNumber, lastMail, makeDate } from '../../../../test/bookings/bookings.ts';
import { onlineCalls } from '../../../../test/bookings/online.ts';
import { truncate } from '../../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../../test/fakes/flutterwave.ts';

let fake: FakeFlutterwave;
let api: Api;
let token: string;
beforeAll(async () => {
  fake = await startFakeFlutterwave();
  api = await startApi({ flutterwave: fake.settings });
});
beforeEach(async () => {
  await truncate(api.db);
  fake.reset();
  token = await api.tokenOf('amina@example.org');
  await offer();
});

const { offer, find, start, back, lastReference, attempts, payments } = onlineCalls(
  () => api,
  () => fake,
  () => token,
);
const holdFor = (seconds: number) =>
  api.db.query('UPDATE bookings SET hold_until = now() + make_interval(secs => $1)', [seconds]);
const minutesTo = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 60_000);

/** Pays and comes back. */
async function pay(key: string, amount: number): Promise<void> {
  const { error } = await start(key, amount);
  if (error) throw new Error(error.message);
  const reference = await lastReference();
  fake.pay(reference);
  await back(reference);
}

describe('What is due', () => {
  it('is the deposit of a hold, up to all of it, and then the balance in as many parts as somebody likes', async () => {
    const { key } = await booked(api, await makeDate(api));
    const held = { due: 60_000, least: 60_000, most: 200_000, confirms: true };
    expect((await find(key)).payOnline).toEqual({ ...held, mobileMoneyMax: null, isSandbox: false });
    await pay(key, 60_000);
    expect((await find(key)).payOnline).toMatchObject({
      due: 140_000,
      least: 5_000,
      most: 140_000,
      confirms: false,
    });
    await pay(key, 5_000);
    expect(await lastMail(api)).toMatchObject({ mail: 'paid', payment: 5_000, paid: 65_000 });
    await pay(key, 132_000);
    expect((await find(key)).payOnline).toMatchObject({ due: 3_000, least: 3_000, most: 3_000 });
    await pay(key, 3_000);
    const one = await find(key);
    expect([one.payOnline, one.openPayment, one.paid, one.state]).toEqual([null, null, 200_000, 'confirmed']);
    expect(one.payments.map(({ amount }: { amount: number }) => amount)).toEqual([
      60_000, 5_000, 132_000, 3_000,
    ]);
  });

  it('is all of it where the balance is due as well by now', async () => {
    const { key } = await booked(api, await makeDate(api));
    await api.db.query("UPDATE bookings SET balance_due_on = '2026-01-01'");
    expect((await find(key)).payOnline).toMatchObject({ due: 200_000, least: 200_000, most: 200_000 });
  });

  it('is paid in parts, or by card, where it is more than mobile money takes at once', async () => {
    await offer({ mobileMoneyMaxUgx: 400_000, leastPartUgx: 100_000 });
    const { key } = await booked(api, await makeDate(api));
    await api.db.query("UPDATE bookings SET currency = 'UGX', total = 2000000, deposit = 600000");
    const payable = { due: 600_000, least: 100_000, most: 2_000_000, mobileMoneyMax: 400_000 };
    expect((await find(key)).payOnline).toMatchObject(payable);
    await pay(key, 400_000);
    expect([(await find(key)).state, (await find(key)).payOnline.due]).toEqual(['held', 200_000]);
    await pay(key, 200_000);
    expect((await find(key)).state).toBe('confirmed');
  });

  it('is refused as another sum with a sentence, also one that was changed on its way', async () => {
    const { key } = await booked(api, await makeDate(api));
    for (const amount of [0, -5, 59_999, 200_001]) {
      const { error } = await start(key, amount);
      expect([error.extensions.code, error.message]).toEqual([
        'BAD_USER_INPUT',
        'Please pay at least USD 600 and at most USD 2,000.',
      ]);
    }
    expect(await attempts()).toEqual([]);
    expect(fake.pages).toEqual([]);
  });

  it('is nothing online where the settings do not say so, and for a booking that is over or has no price', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    await offer({ payOnline: false });
    expect((await find(key)).payOnline).toBeNull();
    expect((await start(key, 60_000)).error.extensions.code).toBe('CONFLICT');
    await offer();
    await api.db.query(`UPDATE bookings SET hold_until = now() - interval '1 second'`);
    expect((await find(key)).payOnline).toBeNull();
    const { error } = await start(key, 60_000);
    expect(error.message).toMatch(/^This booking is expired: nothing can be paid online for it\./);
    const open = await booked(api, await makeDate(api, { priced: false, mode: 'request' }), guestNumber(1));
    await api.services.bookings
      .hold({ user: null, ip: '', userAgent: '' }, open.id, new Date(Date.now() + 3_600_000))
      .catch(() => undefined);
    expect((await find(open.key)).payOnline).toBeNull();
    expect(id).not.toBe(open.id);
  });
});

describe('The page of the provider', () => {
  it('is for exactly this sum under a reference of its own, and holds no key of the booking', async () => {
    const { key, reference } = await booked(api, await makeDate(api));
    const { one } = await start(key, 60_000);
    const ours = await lastReference();
    expect(ours).toMatch(/^B\d{13}-[0-9a-f]{24}$/);
    const [{ sent }] = fake.pages as unknown as [{ sent: Record<string, unknown> }];
    expect(sent).toMatchObject({
      tx_ref: ours,
      amount: 600,
      currency: 'USD',
      session_duration: expect.any(Number),
      redirect_url: expect.stringMatching(new RegExp(`/booking/paid\\?reference=${ours}$`)),
      customer: { email: 'grace@example.org', name: 'Grace Akello', phonenumber: '+256 700 000 001' },
    });
    expect(JSON.stringify(sent)).toContain(reference);
    expect(JSON.stringify(sent)).not.toContain(key);
    expect(one.openPayment).toEqual({
      link: expect.stringContaining('http'),
      amount: 60_000,
      currency: 'USD',
      endsAt: expect.any(String),
    });
  });

  it('ends with the hold, in whole minutes and never later', async () => {
    const { key } = await booked(api, await makeDate(api));
    await holdFor(20 * 60 + 50);
    const { one } = await start(key, 60_000);
    expect(fake.pages.at(-1)?.session_duration).toBe(20);
    expect(Date.parse(one.openPayment.endsAt)).toBeLessThan(Date.parse(one.holdUntil));
  });

  it('takes a balance for a day', async () => {
    const { key } = await booked(api, await makeDate(api));
    await pay(key, 60_000);
    await start(key, 140_000);
    expect(fake.pages.at(-1)?.session_duration).toBe(1440);
  });

  it('lengthens a hold that has less than 15 minutes left, once', async () => {
    const { key } = await booked(api, await makeDate(api));
    await holdFor(120);
    const { one } = await start(key, 60_000);
    expect([minutesTo(one.holdUntil), fake.pages.at(-1)?.session_duration]).toEqual([15, 15]);
    await holdFor(150);
    const again = await start(key, 60_000);
    expect([minutesTo(again.one.holdUntil) <= 3, fake.pages.at(-1)?.session_duration]).toEqual([true, 2]);
    await holdFor(50);
    const { error } = await start(key, 60_000);
    expect(error.message).toMatch(/^Your seats are held for less than a minute, which is too short to pay\./);
  });

  it('that the provider does not make leaves the hold, says so, and what else there is to do', async () => {
    const { key } = await booked(api, await makeDate(api));
    fake.mood = 'down';
    const { error } = await start(key, 60_000);
    expect([error.extensions.code, error.message]).toEqual([
      'UNAVAILABLE',
      expect.stringMatching(
        /^The payment provider does not answer at the moment, and nothing was paid\. Your seats stay held\. Please try again/,
      ),
    ]);
    fake.mood = 'garbled';
    expect((await start(key, 60_000)).error.extensions.code).toBe('UNAVAILABLE');
    const one = await find(key);
    expect([one.state, one.openPayment]).toEqual(['held', null]);
    expect((await attempts()).map(({ status }: { status: string }) => status)).toEqual(['failed', 'failed']);
  });

  it('is open to nobody with a wrong key', async () => {
    await booked(api, await makeDate(api));
    expect((await start('wrong', 60_000)).error.extensions.code).toBe('NOT_FOUND');
  });
});

describe('Trying cards', () => {
  it('ends after five tries of a booking in an hour, with the office’s telephone', async () => {
    await api.graphql(
      'mutation { updateCompanySettings(input: { name: "Lubugo Journeys", phones: ["+256 700 999 999"] }) { version } }',
      {},
      { token },
    );
    const { key } = await booked(api, await makeDate(api));
    fake.mood = 'down';
    await start(key, 60_000);
    fake.mood = 'well';
    for (let i = 0; i < 5; i += 1) expect((await start(key, 60_000)).error).toBeUndefined();
    const { error } = await start(key, 60_000);
    expect([error.extensions.code, error.message]).toEqual([
      'RATE_LIMITED',
      'There were many tries to pay in the last hour. You can also call the office: +256 700 999 999. You can try again in 60 minutes.',
    ]);
    await api.db.query(`UPDATE payment_attempts SET created_at = created_at - interval '1 hour'`);
    expect((await start(key, 60_000)).error).toBeUndefined();
  });

  it('ends after twenty of a network, where callers are counted', async () => {
    const limited = await startApi({ flutterwave: fake.settings, rateLimits: true }, undefined, api.db);
    const there = onlineCalls(
      () => limited,
      () => fake,
      () => token,
    );
    const date = await makeDate(api, { capacity: 20 });
    const keys: string[] = [];
    for (let i = 0; i < 5; i += 1)
      keys.push((await booked(api, date, { ...guestNumber(i), party: adults(1) })).key);
    for (const key of keys.slice(0, 4))
      for (let i = 0; i < 5; i += 1) expect((await there.start(key, 30_000)).error).toBeUndefined();
    expect((await there.start(keys[4] ?? '', 30_000)).error.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('A confirmed address', () => {
  it('makes a hold no longer where money comes online alone, and 24 hours where it comes by hand too', async () => {
    await offer({ payAtOffice: false, payHow: 'At our office' });
    const { key, token: confirming } = await booked(api, await makeDate(api));
    const confirm = (of: string, by: string) =>
      api.graphql(
        'mutation ($key: String!, $token: String!) { confirmBookingAddress(key: $key, token: $token) { holdUntil } }',
        {
          key: of,
          token: by,
        },
      );
    const { body } = await confirm(key, confirming);
    expect(minutesTo(body.data.confirmBookingAddress.holdUntil)).toBe(30);
    expect((await lastMail(api)).payHow).toBe('Online, on the page of your booking.');
    await offer({ payAtOffice: true });
    const other = await booked(api, await makeDate(api), guestNumber(1));
    const answer = await confirm(other.key, other.token);
    expect(minutesTo(answer.body.data.confirmBookingAddress.holdUntil)).toBe(24 * 60);
    expect((await lastMail(api)).payHow).toBe('Online, on the page of your booking.\nAt our office');
  });
});

describe('A person’s rights', () => {
  it('wait while a payment is pending, and leave nothing of the network and the page afterwards', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    await start(key, 60_000);
    await api.db.query(`UPDATE payment_attempts SET caller_hash = 'somewhere'`);
    await api.services.bookings.cancel({ user: null, ip: '', userAgent: '' }, id);
    const erase = () =>
      api.graphql(
        'mutation ($email: String!) { erasePerson(email: $email) { __typename } }',
        { email: 'grace@example.org' },
        { token },
      );
    const waiting = await erase();
    expect(waiting.body.errors[0].message).toMatch(/^A payment of this person is pending/);
    await api.db.query(`UPDATE payment_attempts SET status = 'failed'`);
    const done = await erase();
    expect(done.body.errors).toBeUndefined();
    const [attempt] = await attempts();
    expect([attempt.link, attempt.caller_hash, attempt.amount, attempt.currency]).toEqual([
      null,
      null,
      60_000,
      'USD',
    ]);
    expect(attempt.reference).toMatch(/^B/);
  });
});

it('Money that came in online is done by nobody’s hand', async () => {
  const { key } = await booked(api, await makeDate(api));
  await pay(key, 60_000);
  expect(await payments()).toMatchObject([
    { direction: 'in', state: 'done', method: 'card', byName: 'System' },
  ]);
});
