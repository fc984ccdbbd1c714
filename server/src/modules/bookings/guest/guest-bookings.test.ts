// A visitor books: what is checked, held, mailed and kept.
import { type Api, startApi } from '../../../../test/api.ts';
import {
  adults,
  createBooking,
  dayIn,
  guest,
  guestNumber,
  makeDate,
  outcomeOf,
  quotedFor,
} from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';
import type { Mail } from '../../mail/mail-composer.service.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => truncate(api.db));

async function book(departureId: number, more: object = {}, form?: object, on = api) {
  const party = (more as { party?: ReturnType<typeof adults> }).party ?? adults(2);
  const quoted = await quotedFor(api, departureId, party).catch(() => 'none');
  const { body } = await on.graphql(createBooking, {
    input: { departureId, party, quoted, ...guest, ...more },
    form,
  });
  return body;
}
const faultsOf = ({ errors }: { errors?: [{ extensions: { details: unknown } }] }) =>
  errors?.[0].extensions.details;
/** As the form does where many book at once: the same key again, as long as the answer is to come back later. */
async function sentUntilAnswered(departureId: number, form: object) {
  for (;;) {
    const body = await book(departureId, {}, form);
    if (body.errors?.[0].extensions.code !== 'UNAVAILABLE') return body;
  }
}

const sentenceOf = ({ errors }: { errors?: [{ message: string }] }) => errors?.[0].message;
const minutesFrom = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 60_000);

describe('Who books a journey', () => {
  it('has the seats for half an hour, a reference, a key, and one mail with a link that confirms the address', async () => {
    const id = await makeDate(api);
    const { booking } = (await book(id, { message: 'We like birds.' })).data;
    expect(booking).toMatchObject({ state: 'held', reference: expect.stringMatching(/^[0-9A-Z]{8}$/) });
    expect(minutesFrom(booking.holdUntil)).toBe(30);
    expect(booking.key).toMatch(/^[\w-]{22}$/);
    const mails = await api.mails();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: guest.email, template: 'booking-asked' });
    const { url, ...data } = (mail as Mail & { template: 'booking-asked' }).data;
    expect(url).toMatch(new RegExp(`/booking\\?key=${booking.key}&token=[\\w-]{22}$`));
    expect(data).toMatchObject({ mail: 'confirmAddress', seats: 2, total: 200_000, deposit: 60_000 });
    expect(JSON.stringify(data)).not.toContain(guest.lastName);
  });

  it('and its key is written down nowhere', async () => {
    const id = await makeDate(api);
    const form = { key: 'the-key-of-this-form' };
    const { booking } = (await book(id, {}, form)).data;
    const tables: { name: string }[] = await api.db.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await api.db.query(`SELECT 1 FROM ${name} AS one WHERE one::text LIKE $1`, [
        `%${booking.key}%`,
      ]);
      expect([name, rows]).toEqual([name, []]);
    }
  });

  it('is told all that is wrong at once, beside each field, and nothing is kept', async () => {
    const id = await makeDate(api);
    const wrong = {
      firstName: 'www.example.org',
      lastName: ' ',
      email: 'grace',
      phone: 'abc',
      acceptTerms: false,
      party: [{ residence: 'any', ageBand: 'adult', count: 0 }],
    };
    expect(faultsOf(await book(id, wrong))).toEqual([
      { message: 'Count must be 1 or more.', path: ['party', 0, 'count'] },
      expect.objectContaining({ path: ['firstName'] }),
      { message: 'Last name is required.', path: ['lastName'] },
      { message: 'Email is not valid.', path: ['email'] },
      expect.objectContaining({ path: ['phone'] }),
      { message: 'Please read the terms, and accept them to go on.', path: ['acceptTerms'] },
    ]);
    expect(await api.db.query('SELECT id FROM bookings')).toEqual([]);
  });

  it('on a day for which somebody has no price is told who', async () => {
    const id = await makeDate(api);
    const party = [{ residence: 'any', ageBand: 'child', count: 1 }];
    expect(faultsOf(await book(id, { party }))).toEqual([
      { message: expect.stringContaining('“Child” has no price on this date'), path: ['party', 0] },
    ]);
  });

  it.each([
    [
      'that is over',
      { startsIn: -3 },
      'This departure cannot be booked any more. Please choose another date.',
    ],
    [
      'whose cut-off is over',
      { startsIn: 0 },
      'This departure cannot be booked any more. Please choose another date.',
    ],
    ['with fewer seats', { capacity: 1 }, 'Only 1 seat is left on this departure, and you asked for 2.'],
    [
      'that is not booked online',
      { mode: 'enquiry' },
      'This journey cannot be booked online. Please write to us or register for it.',
    ],
  ] as const)('a date %s is told so', async (_, date, sentence) => {
    expect(sentenceOf(await book(await makeDate(api, date)))).toBe(sentence);
  });

  it('sees a price or terms that changed meanwhile again, and nothing is booked', async () => {
    const id = await makeDate(api);
    const before = await quotedFor(api, id, adults(2));
    await api.db.query('UPDATE price_tiers SET amount = amount + 1');
    const { errors } = await book(id, { quoted: before });
    expect(errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      quoted: await quotedFor(api, id, adults(2)),
    });
    expect((await book(id)).data.booking.state).toBe('held');
  });

  it('with a robot gets a receipt that is none', async () => {
    const id = await makeDate(api);
    const { booking } = (await book(id, {}, { website2: 'https://spam.example' })).data;
    expect(booking).toMatchObject({ state: 'held', key: expect.any(String) });
    expect(await api.db.query('SELECT id FROM bookings')).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('keeps what was agreed: another price later changes no booking', async () => {
    const id = await makeDate(api);
    await book(id, { party: [...adults(1), ...adults(1, 'eastAfricanCitizen')] });
    await api.db.query('UPDATE price_tiers SET amount = 900000');
    const lines = await api.db.query(
      'SELECT text, count, unit_amount AS amount FROM booking_lines ORDER BY position',
    );
    expect(lines).toEqual([
      { text: 'Adult, foreign non-resident', count: 1, amount: 100_000 },
      { text: 'Adult, East African citizen', count: 1, amount: 40_000 },
    ]);
    const [{ total }] = await api.db.query('SELECT total FROM bookings');
    expect(total).toBe(140_000);
  });
});

describe('A journey on request', () => {
  it('holds no seat before the address is confirmed', async () => {
    const id = await makeDate(api, { mode: 'request' });
    expect((await book(id)).data.booking.state).toBe('unconfirmed');
    const [{ taken }] = await api.db.query('SELECT taken FROM departure_seats WHERE departure_id = $1', [id]);
    expect(taken).toBe(0);
  });

  it('is what one without prices becomes', async () => {
    const id = await makeDate(api, { priced: false });
    expect((await book(id)).data.booking.state).toBe('unconfirmed');
    const [row] = await api.db.query('SELECT mode, total FROM bookings');
    expect(row).toEqual({ mode: 'request', total: null });
  });
});

describe('Sent again', () => {
  it('fifty times with one key it is one booking with one mail, and with other values a conflict', async () => {
    const id = await makeDate(api, { capacity: 40 });
    const form = { key: 'the-key-of-this-form' };
    const all = await Promise.all(Array.from({ length: 50 }, () => sentUntilAnswered(id, form)));
    const receipts = new Set(all.map(({ data }) => JSON.stringify(data.booking)));
    expect(receipts.size).toBe(1);
    expect(await api.mails()).toHaveLength(1);
    expect(sentenceOf(await book(id, { message: 'More.' }, form))).toMatch('used before with other values');
  });
});

describe('Who has not paid', () => {
  it('holds two bookings at most by one address or telephone, and is led to what they have', async () => {
    const dates = [await makeDate(api), await makeDate(api), await makeDate(api)];
    for (const id of dates.slice(0, 2)) await book(id);
    const { errors } = await book(dates[2] ?? 0, { email: 'grace2@example.org' });
    expect(errors[0].message).toMatch('You hold 4 seats in 2 bookings that are not paid yet');
    const own = await book(dates[2] ?? 0, { phone: '+256 700 999 999' });
    expect(own.errors?.[0].message).toMatch(/as booking [0-9A-Z]{8}: we have mailed you its link again\.$/);
    expect((await api.mails()).at(-1)).toMatchObject({ to: guest.email, template: 'booking-link' });
  });

  it('holds eight seats at most, also when all is sent at once', async () => {
    const dates = [await makeDate(api), await makeDate(api), await makeDate(api)];
    const party = adults(5);
    const found = await Promise.all(dates.map((id) => book(id, { party })));
    expect(found.map((body) => outcomeOf({ body })).sort()).toEqual(['CONFLICT', 'CONFLICT', 'held']);
    expect(sentenceOf(await book(dates[0] ?? 0, { ...guestNumber(9), party: adults(9) }))).toMatch(
      /At most 8 seats|Only/,
    );
  });

  it('and finds the date sold out by what they hold is led to it, which somebody from elsewhere is not told', async () => {
    const id = await makeDate(api, { capacity: 2 });
    const { reference } = (await book(id)).data.booking;
    expect(sentenceOf(await book(id))).toBe(
      `This departure is sold out. Please choose another date. You have booked 2 seats already, as booking ${reference}: we have mailed you its link again.`,
    );
    await api.db.query("UPDATE bookings SET caller_hash = 'elsewhere'");
    expect(sentenceOf(await book(id))).toBe('This departure is sold out. Please choose another date.');
  });
});

describe('A caller with many unpaid seats', () => {
  it('is not refused: the next hold begins with the confirmed mail', async () => {
    const limited = await startApi({ rateLimits: true }, undefined, api.db);
    const id = await makeDate(api, { capacity: 8 });
    const states = [];
    for (let i = 0; i < 3; i += 1)
      states.push(
        (await book(id, { ...guestNumber(i), party: adults(2) }, undefined, limited)).data.booking.state,
      );
    expect(states).toEqual(['held', 'held', 'unconfirmed']);
    expect((await book(id, { ...guestNumber(3), party: adults(2) })).data.booking.state).toBe('held');
  });
});

describe('A quote', () => {
  const quote = async (departureId: number, party = adults(2)) => {
    const query = `query ($input: BookingQuoteInput!) { one: bookingQuote(input: $input) {
      mode seats seatsLeft currency total permitTotal deposit balanceDueOn quoted programName
      lines { text count unitAmount unitPermit amount } departure { id startsOn } terms { version steps { keepPercent } } } }`;
    return (await api.graphql(query, { input: { departureId, party } })).body;
  };

  it('says line by line what a party pays, when the rest is due, and how many seats are left', async () => {
    const id = await makeDate(api, { startsIn: 100 });
    await book(id, { ...guestNumber(1), party: adults(3) });
    const { one } = (await quote(id, [...adults(1), ...adults(1)])).data;
    expect(one).toMatchObject({
      mode: 'instant',
      seats: 2,
      seatsLeft: 5,
      programName: 'Gorilla Trek in Bwindi',
      currency: 'USD',
      total: 200_000,
      permitTotal: 120_000,
      deposit: 60_000,
      balanceDueOn: dayIn(70),
      lines: [
        {
          text: 'Adult, foreign non-resident',
          count: 2,
          unitAmount: 100_000,
          unitPermit: 60_000,
          amount: 200_000,
        },
      ],
      departure: { id, startsOn: dayIn(100) },
      quoted: await quotedFor(api, id, adults(2)),
    });
  });

  it('inside the days before which all is due asks for the whole sum at once', async () => {
    const { one } = (await quote(await makeDate(api, { startsIn: 30 }))).data;
    expect([one.deposit, one.balanceDueOn]).toEqual([200_000, null]);
  });

  it('of two currencies without a rate is a request without a sum', async () => {
    const id = await makeDate(api);
    await api.db.query("UPDATE price_tiers SET currency = 'UGX' WHERE residence = 'eastAfricanCitizen'");
    const { one } = (await quote(id, [...adults(1), ...adults(1, 'eastAfricanCitizen')])).data;
    expect([one.mode, one.total]).toEqual(['request', null]);
  });

  it.each([
    ['over', "status = 'closed'", 'This date cannot be booked any more. Please choose another one.'],
    ['not shown yet', "status = 'draft'", 'Departure not found'],
  ])('of a date that is %s is refused', async (_, set, sentence) => {
    const id = await makeDate(api);
    await api.db.query(`UPDATE departures SET ${set}`);
    expect(sentenceOf(await quote(id))).toBe(sentence);
  });

  it('of more travellers than anybody can book is refused', async () => {
    expect(sentenceOf(await quote(await makeDate(api), [...adults(500), ...adults(500)]))).toMatch(
      'A party can have 500 travellers at most.',
    );
  });
});
