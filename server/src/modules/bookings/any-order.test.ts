// Random commands on two dates and a small model of what must come of them, waiting lists included.
import fc from 'fast-check';
import { type Api, startApi } from '../../../test/api.ts';
import { adults, guestNumber, makeDate } from '../../../test/bookings/bookings.ts';
import { truncate } from '../../../test/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { NewBooking } from './booking-maker.ts';
import { unpriced } from './party-prices.service.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => truncate(api.db));

const visitor = { user: null, ip: '127.0.0.1', userAgent: '' };
const capacity = 6;
const live = ['requested', 'held', 'confirmed'];

interface Booking {
  id: number;
  date: number;
  seats: number;
  state: 'requested' | 'held' | 'confirmed' | 'declined' | 'cancelled' | 'expired';
}

interface Party {
  key: string;
  date: number;
  seats: number;
  state: 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left';
  /** What it was offered. */
  booking?: Booking;
}

const doings = ['confirm', 'cancel', 'hold', 'decline', 'move', 'lapse', 'leave', 'sweep'] as const;
type Doing = (typeof doings)[number];

const command = fc.oneof(
  fc.record({
    does: fc.constantFrom('book' as const, 'ask' as const, 'wait' as const),
    date: fc.nat(1),
    seats: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ does: fc.constantFrom(...doings), which: fc.nat(20) }),
);

const newBooking = (seats: number, state: 'held' | 'requested'): NewBooking => ({
  party: [{ residence: 'any', ageBand: 'adult', count: seats }],
  state,
  holdUntil: new Date(Date.now() + 1_800_000),
  mode: state === 'held' ? 'instant' : 'request',
  source: 'web',
  contact: { firstName: '', lastName: '', email: '', phone: '', message: '' },
  pricing: unpriced,
  terms: { version: '', depositPercent: 0, balanceDueDays: 0, steps: [], permitKeptDays: null, text: '' },
});

/** `done`, or the code of the refusal. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** What must be so, besides what is. */
class Model {
  readonly dates: readonly number[];
  readonly bookings: Booking[] = [];
  readonly parties: Party[] = [];

  constructor(dates: readonly number[]) {
    this.dates = dates;
  }

  taken(date: number): number {
    const counted = this.bookings.filter((one) => one.date === date && live.includes(one.state));
    return counted.reduce((sum, { seats }) => sum + seats, 0);
  }

  fits = (date: number, seats: number) => this.taken(date) + seats <= capacity;

  /** Gives free seats to who waits, the first that fits first; their bookings have no number yet. */
  offer(): void {
    for (const party of this.parties) {
      if (party.state !== 'waiting' || !this.fits(party.date, party.seats)) continue;
      const { date, seats } = party;
      party.booking = { id: 0, date, seats, state: 'held' };
      party.state = 'offered';
      this.bookings.push(party.booking);
    }
  }

  /** What becomes of the place on the list with a booking that was offered to it. */
  place(booking: Booking, state: 'taken' | 'lapsed' | 'left'): void {
    const party = this.parties.find((one) => one.booking === booking);
    if (party?.state === 'offered') party.state = state;
  }
}

type Change = Exclude<Doing, 'lapse' | 'leave' | 'sweep'>;

/** Whether a booking can be changed so. */
function may(model: Model, does: Change, { state, date, seats }: Booking, to: number): boolean {
  const isLive = live.includes(state);
  switch (does) {
    case 'confirm':
      return isLive || (state === 'expired' && model.fits(date, seats));
    case 'cancel':
      return isLive || state === 'cancelled';
    case 'hold':
      return state === 'requested' || state === 'held';
    case 'decline':
      return state === 'requested' || state === 'declined';
    case 'move':
      return isLive && model.fits(to, seats);
  }
}

/** What it is then, and what becomes of the place on the list that it was offered to. */
const becomes = {
  confirm: ['confirmed', 'taken'],
  cancel: ['cancelled', 'left'],
  hold: ['held', null],
  decline: ['declined', null],
  move: [null, 'taken'],
} as const satisfies Record<Change, readonly [Booking['state'] | null, Party['state'] | null]>;

async function change(model: Model, does: Change, booking: Booking): Promise<void> {
  const { bookings } = api.services;
  const { id } = booking;
  const to = model.dates.find((date) => date !== booking.date) ?? 0;
  const expected = may(model, does, booking, to);
  const done = {
    confirm: () => bookings.confirm(visitor, id),
    cancel: () => bookings.cancel(visitor, id),
    hold: () => bookings.hold(visitor, id, new Date(Date.now() + 3_600_000)),
    decline: () => bookings.decline(visitor, id, 'No permits.'),
    move: () => bookings.move(visitor, id, to),
  }[does]();
  expect(await outcomeOf(done)).toBe(expected ? 'done' : 'CONFLICT');
  if (!expected) return;
  const [state, place] = becomes[does];
  booking.state = state ?? booking.state;
  if (does === 'move') booking.date = to;
  if (place) model.place(booking, place);
}

/** The time of a hold or a request is over. */
async function lapse(model: Model, booking: Booking): Promise<void> {
  if (booking.state !== 'held' && booking.state !== 'requested') return;
  await api.db.query(
    "UPDATE bookings SET hold_until = clock_timestamp() - interval '1 second' WHERE id = $1",
    [booking.id],
  );
  booking.state = 'expired';
  model.place(booking, 'lapsed');
}

async function leave(party: Party): Promise<void> {
  const isRefused = party.state === 'taken';
  const done = api.services.waiting.leave(visitor, party.key);
  expect(await outcomeOf(done)).toBe(isRefused ? 'CONFLICT' : 'done');
  if (party.state === 'offered' && party.booking) party.booking.state = 'cancelled';
  if (party.state === 'waiting' || party.state === 'offered') party.state = 'left';
}

async function begin(
  model: Model,
  does: 'book' | 'ask' | 'wait',
  date: number,
  seats: number,
): Promise<void> {
  const { bookings, waiting } = api.services;
  const fits = model.fits(date, seats);
  if (does === 'wait') {
    const input = { ...guestNumber(model.parties.length), departureId: date, party: adults(seats) };
    const done = waiting.join(visitor, input).then(({ key }) => {
      model.parties.push({ key, date, seats, state: 'waiting' });
    });
    // Who fits books.
    expect(await outcomeOf(done)).toBe(fits ? 'CONFLICT' : 'done');
    return;
  }
  const state = does === 'book' ? 'held' : 'requested';
  const done = bookings
    .take(visitor, date, async () => newBooking(seats, state))
    .then(({ id }) => {
      model.bookings.push({ id, date, seats, state });
    });
  expect(await outcomeOf(done)).toBe(fits ? 'done' : 'CONFLICT');
}

const seatsOf = (): Promise<{ id: number; taken: number }[]> =>
  api.db.query('SELECT departure_id AS id, taken FROM departure_seats ORDER BY departure_id');

/** The database and the model say the same; bookings that were offered get their numbers. */
async function compare(model: Model): Promise<void> {
  // No date has more than it has, whether the clock came by or not.
  for (const { taken } of await seatsOf()) expect(taken).toBeLessThanOrEqual(capacity);
  await api.services.bookingClock.keepTime();
  model.offer();
  const places: { state: string; booking: number | null }[] = await api.db.query(
    'SELECT state, booking_id AS booking FROM waiting ORDER BY id',
  );
  expect(places.map(({ state }) => state)).toEqual(model.parties.map(({ state }) => state));
  for (const [i, { booking }] of places.entries()) {
    const offered = model.parties[i]?.booking;
    if (offered) offered.id = booking ?? 0;
  }
  const states = new Map(model.bookings.map(({ id, state }) => [id, state]));
  const rows: { id: number; state: string }[] = await api.db.query('SELECT id, state FROM bookings');
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(states);
  expect(await seatsOf()).toEqual(model.dates.map((id) => ({ id, taken: model.taken(id) })));
}

it('Whatever is booked, asked for, held, declined, moved, waited for and left in whatever order, a small model agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), async (commands) => {
      await truncate(api.db);
      const model = new Model([await makeDate(api, { capacity }), await makeDate(api, { capacity })]);
      for (const each of commands) {
        if ('date' in each) await begin(model, each.does, model.dates[each.date] ?? 0, each.seats);
        else {
          const booking = model.bookings[each.which % Math.max(model.bookings.length, 1)];
          const party = model.parties[each.which % Math.max(model.parties.length, 1)];
          if (each.does === 'leave') await (party && leave(party));
          else if (each.does === 'lapse') await (booking && lapse(model, booking));
          else if (each.does !== 'sweep' && booking) await change(model, each.does, booking);
        }
        await compare(model);
      }
    }),
    { numRuns: 15 },
  );
});
