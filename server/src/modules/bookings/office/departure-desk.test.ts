// Dates with all their bookings: cancelled, moved, who travels on them and who waits for them.
import { randomBytes } from 'node:crypto';
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { createSealedText } from '../../../platform/sealing/sealed-text.ts';

let api: Api;
let token: string;
let date: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, find, pay, timeline } = staffCalls(
  () => api,
  () => token,
);
const first = async (query: string, variables: object = {}) => {
  const { data, errors } = await ask(query, variables);
  return errors ? { refused: errors[0].message, ...errors[0].extensions } : Object.values(data)[0];
};
const cancelDate = (version?: number) =>
  first(
    'mutation ($id: ID!, $version: Int) { cancelDeparture(id: $id, reason: "The road is gone", version: $version) { status visible taken version } }',
    { id: date, version },
  );
const moveDate = (startsOn: string, endsOn = startsOn) =>
  first(
    'mutation ($id: ID!, $startsOn: Date!, $endsOn: Date!) { moveDeparture(id: $id, startsOn: $startsOn, endsOn: $endsOn, reason: "The park is closed") { startsOn endsOn version } }',
    { id: date, startsOn, endsOn },
  );
/** Three bookings: one paid, one held, one cancelled before. */
async function threeBookings() {
  const paid = await add(date);
  await pay(paid.id, 60_000);
  const holdUntil = new Date(Date.now() + 3_600_000).toISOString();
  const held = await add(date, { holdUntil, email: 'peter@example.org', firstName: 'Peter' });
  const gone = await add(date, { party: adults(1), email: 'gone@example.org' });
  await call(`cancelBooking(id: ${gone.id})`);
  return { paid: paid.id, held: held.id, gone: gone.id };
}
const toldSince = async (count: number) => (await api.mails()).slice(count).map(({ to }) => to);

describe('A date that is cancelled', () => {
  it('first shows what becomes of each booking and the mails that would leave, and changes nothing', async () => {
    const { paid, held } = await threeBookings();
    const mails = (await api.mails()).length;
    const preview = (await first(
      `{ cancellationPreview(departureId: ${date}, reason: "The road is gone") { bookingId name seats refund currency subject text } }`,
    )) as { text: string; subject: string }[];
    expect(preview).toEqual([
      expect.objectContaining({
        bookingId: paid,
        name: 'Grace Akello',
        seats: 2,
        refund: 60_000,
        currency: 'USD',
      }),
      expect.objectContaining({ bookingId: held, refund: 0 }),
    ]);
    expect(preview[0]?.subject).toContain('Gorilla Trek in Bwindi');
    expect(preview[0]?.text).toContain('The road is gone');
    expect(preview[0]?.text).not.toContain('key=');
    expect((await api.mails()).length).toBe(mails);
    expect(await find(paid)).toMatchObject({ state: 'confirmed' });
  });

  it('cancels all its bookings: everything goes back, everybody is told once, and its seats are free', async () => {
    const { paid, held, gone } = await threeBookings();
    const before = (await api.mails()).length;
    await api.db.query(
      `INSERT INTO waiting (departure_id, party, seats, first_name, last_name, email, phone, terms_at)
       VALUES ($1, '[]', 1, 'W', 'W', 'w@example.org', '1', now())`,
      [date],
    );
    expect(await cancelDate()).toMatchObject({
      status: 'cancelled',
      visible: 'closed',
      taken: 0,
      version: 2,
    });
    expect(await find(paid)).toMatchObject({
      state: 'cancelled',
      payments: [{}, { state: 'toDecide', amount: 60_000 }],
    });
    expect(await find(held)).toMatchObject({ state: 'cancelled', needsDecision: false });
    expect(await find(gone)).toMatchObject({ version: 2 });
    expect((await toldSince(before)).toSorted()).toEqual(['grace@example.org', 'peter@example.org']);
    expect(await api.db.query('SELECT state FROM waiting')).toEqual([{ state: 'lapsed' }]);
    expect(await timeline(paid)).toContainEqual(
      expect.objectContaining({ type: 'status', to: 'cancelled', text: 'The road is gone' }),
    );
    await cancelDate();
    expect(await toldSince(before)).toHaveLength(2);
  });

  it('is refused when a colleague saved it meanwhile, and when there is none', async () => {
    expect(await cancelDate(7)).toMatchObject({ code: 'CONFLICT' });
    expect(await first('mutation { cancelDeparture(id: 99, reason: "x") { id } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('A date that is moved', () => {
  it('takes its bookings along, their balance too, and tells everybody', async () => {
    const { paid, held } = await threeBookings();
    const before = (await api.mails()).length;
    expect(await moveDate(dayIn(150), dayIn(152))).toMatchObject({
      startsOn: dayIn(150),
      endsOn: dayIn(152),
      version: 2,
    });
    for (const id of [paid, held])
      expect(await find(id)).toMatchObject({
        startsOn: dayIn(150),
        balanceDueOn: dayIn(120),
        total: 200_000,
      });
    expect(await timeline(paid)).toContainEqual(
      expect.objectContaining({
        type: 'moved',
        from: dayIn(100),
        to: dayIn(150),
        text: 'The park is closed',
      }),
    );
    expect((await toldSince(before)).toSorted()).toEqual(['grace@example.org', 'peter@example.org']);
    const list = `{ bookings(filter: { startsFrom: "${dayIn(140)}" }) { totalCount } }`;
    expect(await first(list)).toEqual({ totalCount: 3 });
  });

  it('first shows the mails with the new days', async () => {
    await threeBookings();
    const preview = (await first(
      `{ movePreview(departureId: ${date}, startsOn: "${dayIn(150)}", endsOn: "${dayIn(152)}", reason: "The park is closed") { refund text } }`,
    )) as { refund: number; text: string }[];
    expect(preview).toHaveLength(2);
    expect(preview[0]?.text).toContain('The park is closed');
    expect(preview[0]?.text).toContain(String(Number(dayIn(152).slice(8))));
  });

  it.each([
    [dayIn(-1), undefined, 'The new days must be today or later.'],
    [dayIn(20), dayIn(10), 'The last day must be the first one or later, within a year.'],
    ['2027-02-30', undefined, 'Starts on must be a date, yyyy-mm-dd.'],
  ])('is refused in words: %s', async (startsOn, endsOn, message) => {
    expect(await moveDate(startsOn, endsOn)).toMatchObject({ refused: message, code: 'BAD_USER_INPUT' });
  });

  it('is refused where its vehicle is on another date on these days, by name', async () => {
    await makeDate(api, { startsIn: 150 });
    await api.db.query(
      `INSERT INTO vehicles (name, seats) VALUES ('Green van', 6);
       INSERT INTO assignments (departure_id, vehicle_id, days)
         SELECT departures.id, vehicles.id, daterange(starts_on, ends_on, '[]') FROM departures, vehicles`,
    );
    const refused = await moveDate(dayIn(151));
    expect(refused).toMatchObject({ code: 'CONFLICT', refused: expect.stringContaining('Green van') });
  });
});

describe('A booking', () => {
  it('moves to another date, with its seats', async () => {
    const other = await makeDate(api, { startsIn: 200, capacity: 2 });
    const { id } = await add(date);
    const move = (to: number) => call(`moveBooking(id: ${id}, departureId: ${to})`);
    expect(await move(other)).toMatchObject({ departureId: other, startsOn: dayIn(200) });
    const taken = await api.db.query('SELECT taken FROM departure_seats ORDER BY departure_id');
    expect(taken).toEqual([{ taken: 0 }, { taken: 2 }]);
    await add(date, { party: adults(7) });
    expect(await move(date)).toMatchObject({ code: 'CONFLICT', seatsLeft: 1 });
  });

  it('of the web that is held and not paid is released in one press, all others stay', async () => {
    const { paid, held } = await threeBookings();
    await api.db.query(`UPDATE bookings SET source = 'web' WHERE id = ANY($1)`, [[paid, held]]);
    expect(await first(`mutation { releaseHolds(departureId: ${date}) }`)).toBe(1);
    expect([(await find(paid)).state, (await find(held)).state]).toEqual(['confirmed', 'expired']);
  });
});

describe('The manifest', () => {
  const manifest = () =>
    first(
      `{ manifest(departureId: ${date}) { name bookingId contact phone outstanding currency residence } }`,
    );

  it('has who travels on confirmed bookings, by name, and nobody else', async () => {
    const { paid } = await threeBookings();
    const named = `UPDATE booking_travellers SET name = 'Zora' WHERE booking_id = $1 AND position = 0`;
    await api.db.query(named, [paid]);
    expect(await manifest()).toEqual([
      expect.objectContaining({
        name: 'Zora',
        bookingId: paid,
        contact: 'Grace Akello',
        outstanding: 140_000,
      }),
      expect.objectContaining({ name: 'Traveller 2', bookingId: paid }),
    ]);
  });

  it('has no passport, nor have its file, lists and mails; who opens one is recorded', async () => {
    const { id, travellers } = await add(date);
    const zora = { name: '=Zora', passport: 'B1234567', nationality: 'Ugandan', dateOfBirth: '1990-05-17' };
    const saved = await call('saveBookingTravellers(id: $id, travellers: $travellers)', {
      id: ['ID!', id],
      travellers: ['[TravellerInput!]!', [{ id: travellers[0].id, ...zora }]],
    });
    expect(saved.travellers[0]).toMatchObject({ name: '=Zora', hasPassport: true });
    const link = new URL((await first(`mutation { manifestLink(departureId: ${date}) }`)) as string);
    const answer = await fetch(api.url + link.pathname + link.search);
    const csv = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(csv).toContain("'=Zora");
    const everywhere = JSON.stringify([csv, await manifest(), await find(id), await api.mails()]);
    for (const secret of [zora.passport, zora.nationality, zora.dateOfBirth])
      expect(everywhere).not.toContain(secret);
    expect(JSON.stringify(await api.db.query('SELECT * FROM booking_travellers'))).not.toContain(
      zora.passport,
    );
    const open = () =>
      first(
        `{ bookingTravellers(id: ${id}, opening: "this-opening-of-them") { name passport nationality dateOfBirth } }`,
      );
    for (const opened of [await open(), await open()])
      expect(opened).toEqual([zora, { name: '', passport: '', nationality: '', dateOfBirth: null }]);
    const openings = (await timeline(id)).filter(({ type }: { type: string }) => type === 'travellersOpened');
    expect(openings).toHaveLength(1);
    const erased = await call(`eraseTraveller(id: ${id}, travellerId: ${travellers[0].id})`);
    expect(erased).toMatchObject({ seats: 2, travellers: [{ name: '', hasPassport: false }, {}] });
  });

  it('is still read where the key of what is sealed of a traveller is lost', async () => {
    const { id } = await add(date);
    const lost = createSealedText([{ id: 'lost', key: randomBytes(32) }]);
    const details = lost.seal('["B1234567", "Ugandan", null]', 'booking_travellers.details');
    await api.db.query('UPDATE booking_travellers SET details = $1 WHERE position = 0', [details]);
    expect((await find(id)).travellers).toMatchObject([{ hasPassport: true }, { hasPassport: false }]);
  });

  it('is exported by who may, and not by a link that is not good', async () => {
    for (const link of ['/api/v1/manifest.csv', '/api/v1/manifest.csv?token=abc'])
      expect((await fetch(api.url + link)).status).toBe(403);
    await api.db.query(`UPDATE users SET role = 'viewer'`);
    for (const query of [
      `mutation { manifestLink(departureId: ${date}) }`,
      '{ bookingTravellers(id: 1) { id } }',
    ])
      expect(await first(query)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('A waiting list offers seats to a party that staff choose, when there are as many', async () => {
  const wait = (seats: number, name: string) =>
    api.db.query(
      `INSERT INTO waiting (departure_id, party, seats, first_name, last_name, email, phone, terms_at)
       VALUES ($1, $2, $3, $4, 'Waits', 'waits@example.org', '0700 000 000', now())`,
      [date, JSON.stringify(adults(seats)), seats, name],
    );
  await add(date, { party: adults(6) });
  await wait(4, 'Ann');
  await wait(2, 'Bob');
  expect(await first('mutation { offerPlace(waitingId: 1) { state } }')).toMatchObject({
    code: 'CONFLICT',
    seatsLeft: 2,
  });
  expect(await first('mutation { offerPlace(waitingId: 2) { state bookingId } }')).toEqual({
    state: 'offered',
    bookingId: 2,
  });
  expect(await find(2)).toMatchObject({ state: 'held', seats: 2, firstName: 'Bob' });
  const made = `SELECT user_email AS by FROM activities WHERE entity_type = 'booking' AND entity_id = 2 AND type = 'create'`;
  expect(await api.db.query(made)).toEqual([{ by: 'amina@example.org' }]);
  expect(await first('mutation { removeFromWaiting(waitingId: 2) }')).toMatchObject({ code: 'CONFLICT' });
  expect(await first('mutation { removeFromWaiting(waitingId: 1) }')).toBe(1);
  expect(await first(`{ waitingList(departureId: ${date}) { id state bookingId } }`)).toEqual([
    { id: 2, state: 'offered', bookingId: 2 },
  ]);
});

it('Bookings and their money are told by month of Kampala, the newest last', async () => {
  const { paid } = await threeBookings();
  await pay(paid, 10_000, { direction: 'out' });
  const query =
    '{ bookingMonths(months: 3) { received confirmed cancelled travellers money { currency amount } } }';
  const months = (await first(query)) as object[];
  expect(months).toHaveLength(3);
  expect(months[2]).toMatchObject({
    received: 3,
    confirmed: 1,
    cancelled: 1,
    money: [{ currency: 'USD', amount: 50_000 }],
  });
  expect(months[0]).toMatchObject({ received: 0, money: [] });
});
