// Two hundred book the last twelve seats at once through two webs, of which one dies in the middle, and then the primary. Who has a seat pays for it,
// and both webs hear of it at once.
import { setTimeout as wait } from 'node:timers/promises';
import { adults, createBooking, guestNumber, makeDate } from '../bookings/bookings.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { type Client, Refused } from '../operating/earlier/asked.ts';
import { until } from '../until.ts';
import { type AskedFleet, askedFleet, payOnline, quotedAt } from './asked-fleet.ts';
import { type Fleet, startFleet } from './fleet.ts';

const guests = 200;
const seats = 12;
const party = adults(1);
/** How many bookings are acknowledged when something dies. */
const kills = { web: 4, primary: 7 };

let provider: StandIn;
let fleet: Fleet;
let asked: AskedFleet;
/** What each guest books. */
let date: { departureId: number; quoted: string };
beforeAll(async () => {
  provider = await startStandIn();
  fleet = await startFleet({ given: { FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl } });
  asked = await askedFleet(fleet);
  const { webs, token, rowsOf } = asked;
  await webs[0].as(token).graphql(payOnline);
  const departureId = await makeDate({ db: { query: rowsOf } }, { capacity: seats });
  date = { departureId, quoted: await quotedAt(webs[1], departureId, party) };
});
afterAll(async () => {
  await fleet?.stop();
  provider?.stop();
});

interface Told {
  guest: number;
  /** Of who has a seat; the key opens their booking. */
  booking?: { reference: string; key: string };
  /** What the others read. */
  refusal?: string;
}

/** Sends one form until it is answered, at first to one web and then by turns. Of every third guest the first answer gets lost on its way. */
async function book(guest: number, onBroken: () => void): Promise<Told> {
  const form = { key: `the-form-of-guest-number-${guest}` };
  const input = { ...guestNumber(guest), ...date, party };
  for (let tries = 0; ; tries += 1) {
    const isLost = tries === 0 && guest % 3 === 0;
    try {
      const web = asked.webs[(guest + tries) % 2] as Client;
      const { booking } = await web.graphql(createBooking, { input, form });
      if (!isLost) return { guest, booking };
    } catch (error) {
      if (!(error instanceof Refused)) onBroken();
      // Killed, cut off, or too many at this moment.
      else if (error.extensions.code !== 'UNAVAILABLE' && !isLost) return { guest, refusal: error.message };
      await wait(200);
    }
  }
}

let told: Told[];
const withSeat = () => told.flatMap(({ guest, booking }) => (booking ? [{ guest, ...booking }] : []));

test('each is answered in the end: twelve have a seat, and all others read that it is sold out', async () => {
  let [acknowledged, broken] = [0, 0];
  let moved: Promise<void> | undefined;
  const onSeat = () => {
    acknowledged += 1;
    if (acknowledged === kills.web) void fleet.one.kill();
    if (acknowledged === kills.primary) moved = fleet.database.promote();
  };
  const all = Array.from({ length: guests }, async (_, guest) => {
    const its = await book(guest, () => {
      broken += 1;
    });
    if (its.booking) onSeat();
    return its;
  });
  told = await Promise.all(all);
  await moved;
  expect(withSeat()).toHaveLength(seats);
  const refusals = new Set(told.flatMap(({ refusal }) => refusal ?? []));
  expect([...refusals]).toEqual(['This departure is sold out. Please choose another date.']);
  // So it was in the middle.
  expect(broken).toBeGreaterThan(0);
});

test('exactly twelve seats are sold, one to each of those who were told so, and their keys open them through either web', async () => {
  await fleet.one.start();
  const { webs, rowsOf } = asked;
  const [taken] = await rowsOf('SELECT taken FROM departure_seats WHERE departure_id = $1', [
    date.departureId,
  ]);
  expect(taken).toEqual({ taken: seats });
  const sold = await rowsOf('SELECT email, reference, state, seats FROM bookings ORDER BY email');
  const expected = withSeat().map(({ guest, reference }) => ({
    email: guestNumber(guest).email,
    reference,
    state: 'held',
    seats: 1,
  }));
  expect(sold).toEqual(expected.sort((a, b) => (a.email < b.email ? -1 : 1)));
  const own = 'query ($key: String!) { travellerBooking(key: $key) { reference } }';
  for (const web of webs)
    for (const { key, reference } of withSeat())
      expect(await web.graphql(own, { key })).toEqual({ travellerBooking: { reference } });
});

const start = `mutation ($key: String!, $amount: Int!) {
  booking: startBookingPayment(key: $key, amount: $amount) { openPayment { link } } }`;
const check = 'mutation ($reference: String!) { checkPayment(reference: $reference) { state } }';

/** Asks as a person does who reads that many are booking this date: again, until it is answered. */
async function patient<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused && error.extensions.code === 'UNAVAILABLE')) throw error;
      await wait(200);
    }
  }
}

/** Presses 'Pay now' in two tabs that reached both webs, and pays in one; both webs are told of it at once, and asked. Answers the charge. */
async function pay(key: string) {
  const { webs } = asked;
  const query = 'query ($key: String!) { booking: travellerBooking(key: $key) { payOnline { due } } }';
  const { booking } = await webs[0].graphql(query, { key });
  const pages = await Promise.all(
    webs.map((web) => patient(() => web.graphql(start, { key, amount: booking.payOnline.due }))),
  );
  const [link = '', other = ''] = pages.map(({ booking }) => booking.openPayment?.link);
  expect([link, other]).not.toContain('');
  const reference = provider.fake.pages[Number(link.split('/').at(-1)) - 1]?.tx_ref ?? '';
  const charge = provider.fake.pay(reference);
  const { body, headers } = provider.fake.eventOf(charge);
  const tell = ({ origin }: Client) =>
    fetch(`${origin}/api/v1/donations/webhook`, { method: 'POST', body, headers }).then(
      ({ status }) => status,
    );
  const answers = await Promise.all([
    ...webs.map(tell),
    ...webs.map((web) => patient(() => web.graphql(check, { reference }))),
  ]);
  expect(answers.slice(0, 2)).toEqual([200, 200]);
  return { number: String(charge.id), amount: charge.amount * 100 };
}

test('who has a seat pays, both webs hear of it at once, and each booking has one charge, is confirmed once and has one letter that says so', async () => {
  const { rowsOf } = asked;
  const charges = await Promise.all(withSeat().map(({ key }) => pay(key)));
  const paid = `SELECT provider_transaction_id AS number, amount FROM payments WHERE state = 'done' ORDER BY 1`;
  await until(async () => (await rowsOf(paid)).length >= seats);
  const open = `SELECT FROM pgboss.job WHERE name IN ('mail', 'booking-payment-check') AND state < 'completed'`;
  await until(async () => (await rowsOf(open)).length === 0);
  expect(await rowsOf(paid)).toEqual(charges.sort((a, b) => a.number.localeCompare(b.number)));
  const each = await rowsOf(
    `SELECT state, (SELECT count(*)::integer FROM payments WHERE booking_id = bookings.id) AS payments,
       (SELECT count(*)::integer FROM timeline_entries WHERE booking_id = bookings.id AND to_value = 'confirmed') AS confirmed
     FROM bookings`,
  );
  expect(each).toEqual(Array(seats).fill({ state: 'confirmed', payments: 1, confirmed: 1 }));
  const letters = fleet.mails.taken().filter(({ raw }) => /^Subject: .*Confirmed/m.test(raw));
  expect(letters.map(({ to }) => to).sort()).toEqual(
    withSeat()
      .map(({ guest }) => guestNumber(guest).email)
      .sort(),
  );
});
