// What guests do with their booking by its key.
import { type Api, startApi } from '../../../../test/api.ts';
import {
  adults,
  booked,
  dayIn,
  guest,
  guestNumber,
  lastMail,
  makeDate,
} from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';

let api: Api;
const owner = { user: { id: 1, email: 'amina@example.org', role: 'owner' as const }, ip: '', userAgent: '' };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  await api.tokenOf('amina@example.org');
});

const fields =
  'state holdUntil canExtend canCancel addressConfirmed due dueOn paid refund kept needsPassports travellers { id name hasPassport }';
async function ask(field: string, variables: Record<string, unknown>, on = api) {
  const types: Record<string, string> = {
    key: 'String!',
    token: 'String!',
    refund: 'Int!',
    travellers: '[TravellerInput!]!',
    text: 'String!',
  };
  const declared = Object.keys(variables).map((name) => `$${name}: ${types[name]}`);
  const given = Object.keys(variables).map((name) => `${name}: $${name}`);
  const kind = field === 'travellerBooking' ? 'query' : 'mutation';
  const query = `${kind} (${declared}) { one: ${field}(${given}) { ${fields} } }`;
  const { body } = await on.graphql(query, variables);
  return { one: body.data?.one, error: body.errors?.[0] };
}
const hoursFrom = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 3_600_000);
const pay = async (id: number, amount: number) => {
  const [{ departureId }] = await api.db.query(
    'SELECT departure_id AS "departureId" FROM bookings WHERE id = $1',
    [id],
  );
  await api.services.bookings.moneyCame(
    owner,
    { id, departureId },
    {
      amount,
      write: async (manager, row) => {
        await manager.query(
          `INSERT INTO payments (booking_id, direction, state, method, amount, currency, paid_on, by_name)
         VALUES ($1, 'in', 'done', 'cash', $2, 'USD', '2026-01-01', 'Amina')`,
          [row.id, amount],
        );
        return true;
      },
    },
  );
};

describe('The page of a booking', () => {
  it('says where it stands and what is to be paid, and looking at it changes nothing', async () => {
    const { key } = await booked(api, await makeDate(api));
    const { one } = await ask('travellerBooking', { key });
    expect(one).toMatchObject({
      state: 'held',
      due: 60_000,
      refund: 0,
      needsPassports: true,
      canExtend: true,
    });
    expect(one.travellers).toHaveLength(2);
    const [{ version }] = await api.db.query('SELECT version FROM bookings');
    expect(version).toBe(1);
  });

  it('opens by its own key alone, up to 90 days after the journey', async () => {
    const { key } = await booked(api, await makeDate(api));
    expect((await ask('travellerBooking', { key: `${key.slice(0, -1)}_` })).one).toBeNull();
    await api.db.query('UPDATE departures SET starts_on = $1, ends_on = $1', [dayIn(-90)]);
    expect((await ask('travellerBooking', { key })).one.state).toBe('held');
    await api.db.query('UPDATE departures SET starts_on = $1, ends_on = $1', [dayIn(-91)]);
    expect((await ask('travellerBooking', { key })).one).toBeNull();
  });

  it('slows down who tries wrong keys, and not who has a right one', async () => {
    const { key } = await booked(api, await makeDate(api));
    const limited = await startApi({ rateLimits: true }, undefined, api.db);
    const wrong = [];
    for (let i = 0; i < 11; i += 1) wrong.push(await ask('travellerBooking', { key: `wrong-${i}` }, limited));
    expect(wrong.slice(0, 10).map(({ one, error }) => [one, error])).toEqual(
      Array(10).fill([null, undefined]),
    );
    expect(wrong[10]?.error.extensions.code).toBe('RATE_LIMITED');
    expect((await ask('travellerBooking', { key }, limited)).one.state).toBe('held');
  });
});

describe('The link in the mail', () => {
  it('makes half an hour a day, once, and the guest and the office hear of it', async () => {
    const { key, token } = await booked(api, await makeDate(api));
    const { one } = await ask('confirmBookingAddress', { key, token });
    expect([one.state, one.addressConfirmed, hoursFrom(one.holdUntil)]).toEqual(['held', true, 24]);
    await ask('confirmBookingAddress', { key, token });
    expect((await api.mails()).map(({ template }) => template)).toEqual([
      'booking-asked',
      'booking',
      'booking-office',
    ]);
    expect((await lastMail(api)).mail).toBe('held');
  });

  it('makes what was asked for a request, whose seats count from then on', async () => {
    const { key, token } = await booked(api, await makeDate(api, { mode: 'request' }));
    const { one } = await ask('confirmBookingAddress', { key, token });
    expect([one.state, hoursFrom(one.holdUntil)]).toEqual(['requested', 48]);
    expect((await lastMail(api)).mail).toBe('received');
    const [{ taken }] = await api.db.query('SELECT taken FROM departure_seats');
    expect(taken).toBe(2);
  });

  it('is no other one, and comes too late for seats that are gone', async () => {
    const id = await makeDate(api, { mode: 'request', capacity: 2 });
    const { key, token } = await booked(api, id);
    const other = await booked(api, id, guestNumber(1));
    const wrong = await ask('confirmBookingAddress', { key, token: other.token });
    expect(wrong.error.extensions.code).toBe('NOT_FOUND');
    await ask('confirmBookingAddress', { key: other.key, token: other.token });
    expect((await ask('confirmBookingAddress', { key, token })).error.message).toBe(
      'This departure is sold out. Please choose another date.',
    );
  });

  it('comes too late when its half hour is over', async () => {
    const { key, token } = await booked(api, await makeDate(api));
    await api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second'");
    expect((await ask('confirmBookingAddress', { key, token })).error.message).toMatch(
      'This booking is expired: the time to confirm it is over.',
    );
  });
});

describe('A hold', () => {
  it('is made half an hour longer, once', async () => {
    const { key } = await booked(api, await makeDate(api));
    const { one } = await ask('extendHold', { key });
    expect([hoursFrom(one.holdUntil), one.canExtend]).toEqual([1, false]);
    expect((await ask('extendHold', { key })).error.message).toMatch(
      'This hold was made longer once already.',
    );
  });

  it('that lapsed tells who confirmed the address, and nobody else', async () => {
    const date = await makeDate(api);
    const { key, token } = await booked(api, date);
    await ask('confirmBookingAddress', { key, token });
    await booked(api, date, guestNumber(1));
    await api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second'");
    await api.services.bookingClock.keepTime();
    const lapsed = (await api.mails()).filter(({ data }) => (data as { mail?: string }).mail === 'lapsed');
    expect(lapsed.map(({ to }) => to)).toEqual([guest.email]);
    expect(await api.db.query('SELECT DISTINCT state FROM bookings')).toEqual([{ state: 'expired' }]);
  });
});

describe('Who cancels', () => {
  it('gets back what the terms give, which is said first and decided by staff afterwards', async () => {
    const { id, key } = await booked(api, await makeDate(api, { startsIn: 100 }));
    await pay(id, 60_000);
    const { one } = await ask('travellerBooking', { key });
    // Until 60 days before a tenth of the total is kept.
    expect(one).toMatchObject({
      state: 'confirmed',
      paid: 60_000,
      refund: 40_000,
      kept: 20_000,
      due: 140_000,
    });
    const other = await ask('cancelOwnBooking', { key, refund: 60_000 });
    expect(other.error.extensions).toMatchObject({ code: 'CONFLICT', refund: 40_000 });
    expect((await ask('cancelOwnBooking', { key, refund: 40_000 })).one.state).toBe('cancelled');
    const refunds = await api.db.query("SELECT amount FROM payments WHERE state = 'toDecide'");
    expect(refunds).toEqual([{ amount: 40_000 }]);
    expect(await lastMail(api)).toMatchObject({ mail: 'cancelled', refund: 40_000, kept: 20_000 });
  });

  it('twice at once gives the seats back once, and there is one refund to decide', async () => {
    const date = await makeDate(api, { capacity: 2 });
    const { id, key } = await booked(api, date);
    await pay(id, 60_000);
    const waits = `mutation ($input: WaitingInput!) { joinWaitingList(input: $input) { key } }`;
    for (const i of [1, 2])
      await api.graphql(waits, { input: { ...guestNumber(i), departureId: date, party: adults(2) } });
    await Promise.all([1, 2].map(() => ask('cancelOwnBooking', { key, refund: 40_000 })));
    const refunds = await api.db.query("SELECT amount FROM payments WHERE state = 'toDecide'");
    expect(refunds).toEqual([{ amount: 40_000 }]);
    const offered = await api.db.query('SELECT state FROM waiting ORDER BY id');
    expect(offered).toEqual([{ state: 'offered' }, { state: 'waiting' }]);
    const [{ taken }] = await api.db.query('SELECT taken FROM departure_seats');
    expect(taken).toBe(2);
  });

  it('cannot on the day on which the journey begins', async () => {
    const { id, key } = await booked(api, await makeDate(api));
    await pay(id, 200_000);
    await api.db.query('UPDATE departures SET starts_on = $1', [dayIn(0)]);
    const { error } = await ask('cancelOwnBooking', { key, refund: 0 });
    expect(error.message).toMatch('cannot be cancelled here any more');
  });
});

describe('Who travels', () => {
  it('is written down by name, with what a permit needs sealed, and can be taken out again', async () => {
    const { key } = await booked(api, await makeDate(api));
    const [{ id }, second] = (await ask('travellerBooking', { key })).one.travellers;
    const travellers = [
      { id, name: 'Grace Akello', passport: 'B0123456', nationality: 'Kenya', dateOfBirth: '1990-05-17' },
    ];
    const { one } = await ask('saveTravellers', { key, travellers });
    expect(one.travellers).toEqual([{ id, name: 'Grace Akello', hasPassport: true }, second]);
    const [{ details }] = await api.db.query('SELECT details FROM booking_travellers WHERE id = $1', [id]);
    expect(details).toMatch(/^v1\./);
    expect(details).not.toContain('B0123456');
    const nobody = [{ id, name: '', passport: '', nationality: '', dateOfBirth: '' }];
    const erased = await ask('saveTravellers', { key, travellers: nobody });
    expect(erased.one.travellers[0]).toEqual({ id, name: '', hasPassport: false });
    expect(await api.db.query('SELECT name, details FROM booking_travellers WHERE id = $1', [id])).toEqual([
      { name: '', details: null },
    ]);
  });

  it('is nobody of another booking, and no passport is kept that no permit needs', async () => {
    const date = await makeDate(api);
    const { key } = await booked(api, date);
    const other = await booked(api, date, guestNumber(1));
    const [{ id }] = (await ask('travellerBooking', { key: other.key })).one.travellers;
    const foreign = await ask('saveTravellers', { key, travellers: [{ id, name: 'Mallory' }] });
    expect(foreign.error.message).toMatch('This traveller is not of this booking.');
    await api.db.query('UPDATE booking_lines SET unit_permit = 0');
    const needless = await ask('saveTravellers', {
      key: other.key,
      travellers: [{ id, passport: 'B0123456' }],
    });
    expect(needless.error.message).toMatch('This journey needs no permit');
  });
});

describe('A question to the office', () => {
  it('is a message of the inbox with the name of the booking', async () => {
    const { key, reference } = await booked(api, await makeDate(api));
    await ask('askAboutBooking', { key, text: 'May we bring a dog?' });
    const [message] = await api.db.query('SELECT name, email, subject, message FROM contact_submissions');
    expect(message).toEqual({
      name: 'Grace Akello',
      email: guest.email,
      message: 'May we bring a dog?',
      subject: `Booking ${reference}: Gorilla Trek in Bwindi`,
    });
  });
});

describe('Who lost the link', () => {
  const send = (reference: string, email = guest.email) =>
    api.graphql(
      'mutation ($r: String!, $e: EmailAddress!) { sent: sendBookingLink(reference: $r, email: $e) }',
      {
        r: reference,
        e: email,
      },
    );

  it('gets a new one by reference and address, and the old one ends', async () => {
    const { key, reference } = await booked(api, await makeDate(api));
    const typed = ` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4).replaceAll('0', 'o')}`;
    expect((await send(typed, guest.email.toUpperCase())).body.data.sent).toBe(true);
    const { url, mail } = await lastMail(api);
    expect(mail).toBe('link');
    expect((await ask('travellerBooking', { key })).one).toBeNull();
    const renewed = new URL(url).searchParams.get('key') ?? '';
    expect((await ask('travellerBooking', { key: renewed })).one.state).toBe('held');
  });

  it('keeps the one that works when no more mails may be sent, and nobody learns which bookings there are', async () => {
    const { reference } = await booked(api, await makeDate(api));
    for (let i = 0; i < 4; i += 1) await send(reference);
    const { url } = await lastMail(api);
    const key = new URL(url).searchParams.get('key') ?? '';
    expect((await ask('travellerBooking', { key })).one.state).toBe('held');
    const before = await api.mails();
    expect((await send(reference, 'somebody@example.org')).body).toEqual((await send('00000000')).body);
    expect(await api.mails()).toEqual(before);
  });
});

describe('Money that came after the hold had ended', () => {
  const lapse = () =>
    api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second' WHERE state = 'held'");
  const stateOf = async (id: number) =>
    (await api.db.query('SELECT state FROM bookings WHERE id = $1', [id]))[0].state;

  it('confirms it while its seats are free', async () => {
    const { id } = await booked(api, await makeDate(api, { capacity: 2 }));
    await lapse();
    await pay(id, 60_000);
    expect(await stateOf(id)).toBe('confirmed');
    expect((await lastMail(api)).mail).toBe('confirmed');
  });

  it('is written down when they are gone, waits to be decided, and guest and office are told', async () => {
    const date = await makeDate(api, { capacity: 2 });
    const { id } = await booked(api, date);
    await lapse();
    await booked(api, date, guestNumber(1));
    await pay(id, 60_000);
    expect(await stateOf(id)).toBe('expired');
    expect(await api.db.query('SELECT direction, state, amount FROM payments ORDER BY id')).toEqual([
      { direction: 'in', state: 'done', amount: 60_000 },
      { direction: 'out', state: 'toDecide', amount: 60_000 },
    ]);
    expect(await lastMail(api)).toMatchObject({ mail: 'paidTooLate', refund: 60_000 });
    expect((await api.mails()).at(-1)).toMatchObject({
      template: 'booking-office',
      data: { what: 'paidTooLate' },
    });
  });

  it('of two for the last seat confirms one', async () => {
    const date = await makeDate(api, { capacity: 1 });
    const party = adults(1);
    const first = await booked(api, date, { ...guestNumber(1), party });
    await lapse();
    await api.services.bookingClock.keepTime();
    const second = await booked(api, date, { ...guestNumber(2), party });
    await lapse();
    await Promise.all([pay(first.id, 30_000), pay(second.id, 30_000)]);
    expect([await stateOf(first.id), await stateOf(second.id)].sort()).toEqual(['confirmed', 'expired']);
    expect(await api.db.query("SELECT amount FROM payments WHERE state = 'toDecide'")).toEqual([
      { amount: 30_000 },
    ]);
  });
});

it('Confirmed fifty times at once it comes to be so once, with one mail', async () => {
  const { id } = await booked(api, await makeDate(api));
  const asked = await Promise.allSettled(
    Array.from({ length: 50 }, () => api.services.bookings.confirm(owner, id)),
  );
  // On a very slow machine the last are asked to try again.
  const ends = asked.map((one) => (one.status === 'fulfilled' ? one.value.state : one.reason.code));
  expect(ends.filter((end) => end !== 'UNAVAILABLE')).toContain('confirmed');
  expect(new Set([...ends, 'confirmed', 'UNAVAILABLE']).size).toBe(2);
  const mails = (await api.mails()).filter(({ data }) => (data as { mail?: string }).mail === 'confirmed');
  expect(mails).toHaveLength(1);
  const entries = await api.db.query("SELECT to_value FROM timeline_entries WHERE type = 'status'");
  expect(entries).toEqual([{ to_value: 'confirmed' }]);
});
