// One web has a clock that is a minute fast, the other one and the worker have one that is a minute slow: nobody notices.

import { lease } from '../../src/platform/changes/instances.ts';
import { adults, createBooking, dayIn, guestNumber, makeDate } from '../bookings/bookings.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import type { Client, Refused } from '../operating/earlier/asked.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type AskedFleet, askedFleet, payOnline, quotedAt } from './asked-fleet.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { libfaketime } from './needs.mjs';
import { owner } from './owner.ts';
import { saveThroughEither } from './people/saves.ts';

const saves = 200;
const minute = 60_000;
const party = adults(1);
/** Only what a clock on the wall says is another: a machine counts its seconds alike. */
const clock = (offset: string) => ({
  LD_PRELOAD: libfaketime,
  FAKETIME: offset,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
});
const [fast, slow] = [clock('+60s'), clock('-60s')];

let provider: StandIn;
let fleet: Fleet;
let asked: AskedFleet;
beforeAll(async () => {
  provider = await startStandIn();
  fleet = await startFleet({
    given: { FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl },
    of: { 'web-one': fast, 'web-two': slow, worker: slow },
  });
  asked = await askedFleet(fleet);
  await asked.webs[0].as(asked.token).graphql(payOnline);
});
afterAll(async () => {
  await fleet?.stop();
  provider?.stop();
});

/** Milliseconds of the database's clock. */
const now = async () => (await asked.rowsOf('SELECT clock_timestamp() AS now'))[0].now.getTime();

test('their clocks are two minutes apart', async () => {
  const [one, two] = await Promise.all(
    asked.webs.map(async ({ origin }) =>
      Date.parse((await fetch(`${origin}/healthz`)).headers.get('date') ?? ''),
    ),
  );
  expect(Math.round(((one ?? 0) - (two ?? 0)) / minute)).toBe(2);
});

test(`${saves} saves through either are in the very next read of the other, and do not wait for its lease to end`, async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${asked.token}` };
  const create = 'mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }';
  const { createProgram } = await asked.webs[0].as(asked.token).graphql(create, { input: gorillaTrek });
  const [one, two] = fleet.ports;
  const { old, times } = await saveThroughEither([one, two], { id: createProgram.id, headers, count: saves });
  expect(old).toEqual([]);
  const held = times.filter((time) => time >= lease.holds - lease.every);
  expect(held.length).toBeLessThan(saves / 10);
});

test('who signs in at one is known to the other, until the session ends by the clock of the database', async () => {
  const signIn =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  /** The address, or why there is none. */
  const me = (web: Client, token: string) =>
    web
      .as(token)
      .graphql('{ me { email } }')
      .then(
        ({ me }) => me.email,
        (error: Refused) => error.extensions.code,
      );
  for (const web of asked.webs) {
    const { login } = await web.graphql(signIn, owner);
    const both = () => Promise.all(asked.webs.map((each) => me(each, login.token)));
    expect(await both()).toEqual([owner.email, owner.email]);
    const end = (change: string) =>
      asked.rowsOf(`UPDATE sessions SET expires_at = clock_timestamp() ${change} WHERE id = $1`, [
        JSON.parse(Buffer.from(login.token.split('.')[1], 'base64url').toString()).sid,
      ]);
    // A minute fast or slow, each would be wrong about one of these.
    await end("+ interval '30 seconds'");
    expect(await both()).toEqual([owner.email, owner.email]);
    await end("- interval '1 second'");
    expect(await both()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  }
});

let guests = 0;
async function book(web: Client, departureId: number) {
  guests += 1;
  const quoted = await quotedAt(web, departureId, party);
  const input = { ...guestNumber(guests), departureId, party, quoted };
  return (await web.graphql(createBooking, { input })).booking;
}
const dateOf = (capacity: number) => makeDate({ db: { query: asked.rowsOf } }, { capacity });

test('a hold that either makes lasts half an hour by the clock of the database', async () => {
  const departureId = await dateOf(2);
  for (const web of asked.webs) {
    const before = await now();
    const { holdUntil } = await book(web, departureId);
    const after = await now();
    const ends = Date.parse(holdUntil) - 30 * minute;
    expect([ends >= before, ends <= after]).toEqual([true, true]);
  }
});

test('before it ends either says so, takes its money and sells the seat to nobody else; afterwards neither does, and the seat is free', async () => {
  const own = 'query ($key: String!) { travellerBooking(key: $key) { canExtend payOnline { due } } }';
  for (const [web, other] of [asked.webs, [...asked.webs].reverse()] as Client[][]) {
    if (!web || !other) continue;
    const departureId = await dateOf(1);
    const { key } = await book(web, departureId);
    const shown = () =>
      Promise.all(
        asked.webs.map(async (each) => {
          const { travellerBooking } = await each.graphql(own, { key });
          return [travellerBooking.canExtend, travellerBooking.payOnline !== null];
        }),
      );
    const end = (change: string) =>
      asked.rowsOf(
        `UPDATE bookings SET hold_until = clock_timestamp() ${change} WHERE departure_id = $1 AND state = 'held'`,
        [departureId],
      );
    await end("+ interval '30 seconds'");
    expect(await shown()).toEqual(Array(2).fill([true, true]));
    for (const each of asked.webs)
      await expect(book(each, departureId)).rejects.toThrow('This departure is sold out.');
    await end("- interval '1 second'");
    expect(await shown()).toEqual(Array(2).fill([false, false]));
    expect((await book(other, departureId)).state).toBe('held');
  }
});

test('the hold of a quote that is accepted at either lasts as long as the settings say by the clock of the database', async () => {
  const staff = asked.webs[0].as(asked.token);
  const input = {
    title: 'Gorillas and the Nile',
    text: 'Two nights.',
    party,
    currency: 'USD',
    startsOn: dayIn(100),
    endsOn: dayIn(106),
    goodUntil: dayIn(14),
    lines: [{ text: 'Seven days', count: 1, unitAmount: 200_000, unitPermit: 80_000 }],
  };
  for (const web of asked.webs) {
    guests += 1;
    const { email, firstName, lastName, phone } = guestNumber(guests);
    const { createQuote } = await staff.graphql(
      'mutation ($input: QuoteInput!) { createQuote(input: $input) { id } }',
      {
        input: { ...input, email, firstName, lastName, phone },
      },
    );
    await staff.graphql('mutation ($id: ID!) { sendQuote(id: $id) { id } }', createQuote);
    let key = '';
    await until(() => {
      const raw = fleet.mails.taken().find(({ to }) => to === email)?.raw ?? '';
      key = keyIn(raw);
      return key !== '';
    });
    const { travellerQuote } = await web.graphql(
      'query ($key: String!) { travellerQuote(key: $key) { quoted } }',
      { key },
    );
    const before = await now();
    const { acceptQuote } = await web.graphql(
      'mutation ($key: String!, $quoted: String!) { acceptQuote(key: $key, quoted: $quoted, acceptTerms: true) { holdUntil } }',
      { key, quoted: travellerQuote.quoted },
    );
    const after = await now();
    const ends = Date.parse(acceptQuote.holdUntil) - 24 * 60 * minute;
    expect([ends >= before, ends <= after]).toEqual([true, true]);
  }
});

/** Of the link in a letter. */
const keyIn = (raw: string) => /\/quote\?key=3D([\w-]{22})/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? '';
