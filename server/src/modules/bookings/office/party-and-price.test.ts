// Who travels and what it costs, changed by staff: always under the lock of the seats, and the total is the sum of its lines.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';

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
const changeParty = (id: number, party: object[], version?: number) =>
  call('changeParty(id: $id, party: $party, reason: "They are more", version: $version)', {
    id: ['ID!', id],
    party: ['[PartyInput!]!', party],
    version: ['Int', version],
  });
const setLines = (id: number, lines: object[], more: Record<string, [string, unknown]> = {}) =>
  call('setBookingLines(id: $id, currency: $currency, lines: $lines, deposit: $deposit, reason: "Agreed")', {
    id: ['ID!', id],
    currency: ['PriceCurrency!', 'USD'],
    lines: ['[BookingLineInput!]!', lines],
    deposit: ['Int', null],
    ...more,
  });
const taken = async () =>
  (await api.db.query('SELECT taken FROM departure_seats WHERE departure_id = $1', [date]))[0].taken;

describe('What a journey costs is told to staff', () => {
  const query = 'query ($input: BookingQuoteInput!) { officeQuote(input: $input) { total seats seatsLeft } }';
  const quote = async (departureId: number, party: object[]) => {
    const { data, errors } = await ask(query, { input: { departureId, party } });
    return errors ? errors[0].extensions : data.officeQuote;
  };

  it('also where guests cannot book: not online, or too late', async () => {
    for (const closed of [{ mode: 'enquiry' }, { startsIn: 1 }] as const)
      expect(await quote(await makeDate(api, closed), adults(2))).toMatchObject({ total: 200_000, seats: 2 });
  });

  it('with a sentence where somebody has no price', async () => {
    const child = { residence: 'foreignNonResident', ageBand: 'child', count: 1 };
    expect(await quote(date, [child])).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('A party', () => {
  it('that changes takes and gives seats, and is priced anew; who stays keeps name and place', async () => {
    const { id } = await add(date, { party: adults(2) });
    await api.db.query(`UPDATE booking_travellers SET name = 'Grace' WHERE position = 1`);
    const mixed = [...adults(1), ...adults(2, 'eastAfricanCitizen')];
    const booking = await changeParty(id, mixed);
    expect(booking).toMatchObject({ seats: 3, total: 180_000, deposit: 54_000 });
    expect(
      booking.travellers.map(({ name, residence }: { name: string; residence: string }) => [name, residence]),
    ).toEqual([
      ['Grace', 'foreignNonResident'],
      ['', 'eastAfricanCitizen'],
      ['', 'eastAfricanCitizen'],
    ]);
    expect(await taken()).toBe(3);
    expect(await timeline(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'party', from: '2 seats', to: '3 seats', text: 'They are more' }),
        expect.objectContaining({ type: 'price', from: 'USD 2,000', to: 'USD 1,800' }),
      ]),
    );
  });

  it('of more than the free seats stays as it was', async () => {
    const { id } = await add(date, { party: adults(2) });
    await add(date, { party: adults(5) });
    expect(await changeParty(id, adults(4))).toMatchObject({ code: 'CONFLICT', seatsLeft: 1 });
    expect(await find(id)).toMatchObject({ seats: 2, total: 200_000 });
    expect(await changeParty(id, adults(3))).toMatchObject({ seats: 3 });
    expect(await taken()).toBe(8);
  });

  it('of a booking that a colleague saved, or that has ended, is refused', async () => {
    const { id, version } = await add(date);
    await ask(`mutation { assignBookings(ids: [${id}], assigneeId: 1) { id } }`);
    expect(await changeParty(id, adults(3), version)).toMatchObject({ code: 'CONFLICT' });
    await call(`cancelBooking(id: ${id})`);
    expect(await changeParty(id, adults(3))).toMatchObject({
      refused: 'This booking is cancelled: nothing of it is changed any more.',
    });
  });
});

describe('Price lines by hand', () => {
  it('make the total, with discounts; prices of the program that change later change no booking', async () => {
    const { id } = await add(date);
    const lines = [
      { text: 'Private journey', count: 2, unitAmount: 150_000, unitPermit: 80_000 },
      { text: 'Discount for friends', count: 1, unitAmount: -50_000 },
    ];
    expect(await setLines(id, lines)).toMatchObject({
      total: 250_000,
      deposit: 75_000,
      outstanding: 250_000,
      lines: [{ amount: 300_000 }, { amount: -50_000 }],
    });
    await api.db.query('UPDATE price_tiers SET amount = 1, permit = 0');
    expect(await find(id)).toMatchObject({ total: 250_000 });
  });

  it.each([
    [
      [{ text: 'Discount', count: 1, unitAmount: -1 }],
      {},
      'The lines come to less than nothing: please make the discount smaller.',
    ],
    [
      [{ text: 'A', count: 1, unitAmount: 10, unitPermit: 20 }],
      {},
      'The permits cost more than all lines together.',
    ],
    [
      [{ text: 'A', count: 500, unitAmount: 1_000_000_000 }],
      {},
      'The lines come to more than a booking can cost.',
    ],
    [
      [{ text: 'A', count: 1, unitAmount: 10 }],
      { deposit: ['Int', 20] },
      'The deposit is more than the lines come to.',
    ],
    [[{ text: ' ', count: 1, unitAmount: 10 }], {}, 'Text is required.'],
  ] as [object[], Record<string, [string, unknown]>, string][])(
    'are refused in words: %j',
    async (lines, more, message) => {
      const { id } = await add(date);
      expect(await setLines(id, lines, more)).toMatchObject({ refused: message, code: 'BAD_USER_INPUT' });
    },
  );

  it('stay in the currency in which money came in', async () => {
    const { id } = await add(date);
    await pay(id, 1000);
    expect(
      await setLines(id, [{ text: 'A', count: 1, unitAmount: 10 }], { currency: ['PriceCurrency!', 'UGX'] }),
    ).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('give a price to a booking that has none', async () => {
    const other = await add(await makeDate(api, { priced: false }));
    expect(other).toMatchObject({ total: null, currency: null });
    expect(await setLines(other.id, [{ text: 'Agreed', count: 2, unitAmount: 50_000 }])).toMatchObject({
      total: 100_000,
      currency: 'USD',
      deposit: 30_000,
    });
  });

  it('are for who may handle money alone', async () => {
    const { id } = await add(date);
    await api.db.query(`UPDATE users SET role = 'office'`);
    expect(await setLines(id, [])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await changeParty(id, adults(1))).toMatchObject({ seats: 1 });
  });
});
