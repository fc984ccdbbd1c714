// No seat is sold twice, whoever asks for it at the same moment.
import type { DataSource } from 'typeorm';
import { testDatabase, truncate } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { AppError } from '../../platform/errors.ts';
import { Idempotency, ofNobody } from '../../platform/idempotency.ts';
import { OwnCallCounts } from '../../platform/limits/own-call-counts.ts';
import { createSandboxPayments } from '../../platform/payments/sandbox.ts';
import { createKeyedHash } from '../../platform/sealing/keyed-hash.ts';
import { createSealedText } from '../../platform/sealing/sealed-text.ts';
import { createTokenSigner } from '../../platform/sealing/signed-token.ts';
import { ActivityService } from '../activity/activity.service.ts';
import type { NewBooking } from '../bookings/booking-maker.ts';
import { bookingServices } from '../bookings/booking-services.ts';
import { unpriced } from '../bookings/party-prices.service.ts';
import { FormGuard } from '../inbox/form-guard.ts';
import { TimelineService } from '../office/timeline.service.ts';
import { agencyOf } from '../settings/agency.ts';
import { Seats, type SeatsDeps } from './seats.ts';

const visitor = { user: null, ip: '', userAgent: '' };

const noPayments = {
  settle: async () => null,
  checkSoon: async () => undefined,
  recheck: async () => 0,
};

const noChanges: ContentChanges = {
  changed: async () => undefined,
  changedHere: () => undefined,
  subscribe: () => () => undefined,
  listening: true,
  close: async () => undefined,
};

let db: DataSource;
let told: string[][];
let here: Instance;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await truncate(db);
  told = [];
  here = instance();
});

type Instance = ReturnType<typeof instance>;

/** With turns of its own: what waits in one process is not known to the other. */
function instance({
  changes = { ...noChanges, changed: async (tables: string[]) => void told.push(tables) },
  ...more
}: Partial<SeatsDeps> = {}) {
  const seats = new Seats({ db, changes, ...more });
  const sealed = createSealedText([{ id: 'test', key: Buffer.alloc(32) }]);
  return bookingServices({
    db,
    seats,
    changes,
    sealed,
    jobs: { repeat: () => undefined },
    activity: new ActivityService(db),
    settings: { published: async () => ({}), agency: async () => agencyOf({}, {}, 'demo') },
    timeline: new TimelineService({ db, sealed }),
    idempotency: idempotency(),
    formGuard: new FormGuard({
      signer: createTokenSigner('test'),
      rateLimits: false,
      callCounts: new OwnCallCounts(),
    }),
    callCounts: new OwnCallCounts(),
    contact: { send: async () => true },
    departures: { get: () => Promise.reject(new Error('Nobody asks for a date here.')) },
    rateLimits: false,
    mail: { enqueueAll: async () => [] },
    // Nobody pays here.
    settlement: { register: () => noPayments },
    paymentProvider: createSandboxPayments(db, ''),
    publicUrl: '',
    officeEmail: '',
  });
}

const idempotency = () => new Idempotency(db, [createKeyedHash('x'.repeat(32), 'test')]);

async function departure(capacity: number, cutoff = "now() + interval '1 day'"): Promise<number> {
  const [{ id }] = await db.query(
    `INSERT INTO departures (starts_on, ends_on, cutoff_at, capacity) VALUES ('2030-07-01', '2030-07-03', ${cutoff}, $1)
     RETURNING id`,
    [capacity],
  );
  return id;
}

/** A hold of the web for half an hour. */
const holdOf = (seats: number): NewBooking => ({
  party: [{ residence: 'any', ageBand: 'adult', count: seats }],
  state: 'held',
  holdUntil: new Date(Date.now() + 1_800_000),
  mode: 'instant',
  source: 'web',
  contact: { firstName: '', lastName: '', email: '', phone: '', message: '' },
  pricing: unpriced,
  terms: { version: '', depositPercent: 0, balanceDueDays: 0, steps: [], permitKeptDays: null, text: '' },
});

function book(departureId: number, seats = 1, at = here, key?: string) {
  const input = { departureId, seats };
  const request = { operation: 'booking', actor: visitor, key, path: ['key'], input, about: ofNobody };
  return at.bookings.take(visitor, departureId, async () => holdOf(seats), {
    within: (run) => idempotency().run(request, run),
  });
}

/** How each of them ended: `booked`, or the code of its refusal. */
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((each) => {
    if (each.status === 'fulfilled') return 'booked';
    if (each.reason instanceof AppError) return each.reason.code;
    throw each.reason;
  });
const countOf = (found: string[], outcome: string) => found.filter((each) => each === outcome).length;

const seatsOf = async (departureId: number) => {
  const [row] = await db.query(
    `SELECT taken, (SELECT coalesce(sum(seats), 0)::integer FROM bookings WHERE departure_id = $1
       AND state IN ('requested', 'held', 'confirmed', 'completed')) AS live
     FROM departure_seats WHERE departure_id = $1`,
    [departureId],
  );
  return row as { taken: number; live: number };
};

/** Sessions that wait for a lock. */
const blocked = async (): Promise<number> => {
  const [{ count }] = await db.query(
    "SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return count;
};

/** With what the database itself refuses turned off. */
async function withoutNet(work: () => Promise<void>): Promise<void> {
  await db.query('ALTER TABLE departure_seats DISABLE TRIGGER departure_seats_capacity');
  await work().finally(() => db.query('ALTER TABLE departure_seats ENABLE TRIGGER departure_seats_capacity'));
}

describe('Two hundred who ask for one date at once', () => {
  it('get exactly its twelve seats, and the others are told that it is sold out', async () => {
    const id = await departure(12);
    const found = await outcomes(Array.from({ length: 200 }, () => book(id)));
    expect(countOf(found, 'booked')).toBe(12);
    // On a very slow machine the last may be asked to try again.
    expect(countOf(found, 'CONFLICT') + countOf(found, 'UNAVAILABLE')).toBe(188);
    expect(await seatsOf(id)).toEqual({ taken: 12, live: 12 });
  });

  it('never get more than there are with parties of every size, on two instances, by the lock alone', async () => {
    const id = await departure(12);
    const other = instance();
    await withoutNet(async () => {
      await outcomes(Array.from({ length: 60 }, (_, i) => book(id, 1 + (i % 5), i % 2 ? other : here)));
    });
    // Parties of one are among them: no seat stays free.
    expect(await seatsOf(id)).toEqual({ taken: 12, live: 12 });
  });

  it('would get more without the lock and the net below it', async () => {
    const id = await departure(1);
    await withoutNet(async () => {
      let arrived = 0;
      const { promise: bothThere, resolve: open } = Promise.withResolvers<void>();
      // Each goes on when both have counted.
      const insteadOfLock = async () => {
        arrived += 1;
        if (arrived === 2) open();
        await bothThere;
      };
      const careless = instance({ insteadOfLock });
      expect(await outcomes([book(id, 1, careless), book(id, 1, careless)])).toEqual(['booked', 'booked']);
    });
    expect((await seatsOf(id)).live).toBe(2);
  });

  it('are stopped by the net when somebody writes past the lock', async () => {
    const id = await departure(1);
    await book(id);
    const past = db.query('UPDATE departure_seats SET taken = 2 WHERE departure_id = $1', [id]);
    await expect(past).rejects.toThrow('A departure with 1 seats cannot have 2 taken.');
    const smaller = db.query('UPDATE departures SET capacity = 0 WHERE id = $1', [id]);
    await expect(smaller).rejects.toThrow('A departure with 0 seats cannot have 1 taken.');
  });
});

describe('A hold that lapsed', () => {
  const lapse = (id: number) =>
    db.query("UPDATE bookings SET hold_until = clock_timestamp() - interval '1 second' WHERE id = $1", [id]);
  const stateOf = async (id: number) =>
    (await db.query('SELECT state FROM bookings WHERE id = $1', [id]))[0].state;

  it('is sold again although nothing swept it', async () => {
    const id = await departure(1);
    const first = await book(id);
    await lapse(first.id);
    const second = await book(id);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['expired', 'held']);
  });

  it('is confirmed all the same while its seats are free, and not after', async () => {
    const id = await departure(1);
    const first = await book(id);
    await lapse(first.id);
    expect((await here.bookings.confirm(visitor, first.id)).state).toBe('confirmed');
    const other = await departure(1);
    const late = await book(other);
    await lapse(late.id);
    await book(other);
    await expect(here.bookings.confirm(visitor, late.id)).rejects.toThrow('This departure is sold out.');
  });

  it('has one winner when it is swept and confirmed at the same moment', async () => {
    const id = await departure(5);
    for (let round = 0; round < 10; round += 1) {
      const { id: booking } = await book(id);
      await lapse(booking);
      await Promise.all([here.bookingClock.keepTime(), here.bookings.confirm(visitor, booking)]);
      expect(await stateOf(booking)).toBe('confirmed');
      expect((await seatsOf(id)).taken).toBe(1);
      await here.bookings.cancel(visitor, booking);
    }
  });
});

it('Sent fifty times with one key it is one booking, and with other values a conflict', async () => {
  const id = await departure(60);
  const key = 'one-key-of-one-visitor';
  const all = await Promise.all(Array.from({ length: 50 }, () => book(id, 1, here, key)));
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
  expect(await seatsOf(id)).toEqual({ taken: 1, live: 1 });
  await expect(book(id, 2, here, key)).rejects.toThrow('This idempotency key was used before');
});

it('A hundred opposite changes of date wait for each other without a deadlock, and lose no seat', async () => {
  const [one, two] = [await departure(10), await departure(10)];
  const [a, b] = [await book(one, 2), await book(two, 3)];
  // On another instance: the turns of one process would already keep them apart.
  const other = instance();
  for (let round = 0; round < 50; round += 1) {
    const there = round % 2 === 0;
    const found = await outcomes([
      here.bookings.move(visitor, a.id, there ? two : one),
      other.bookings.move(visitor, b.id, there ? one : two),
    ]);
    expect(found).toEqual(['booked', 'booked']);
  }
  expect(await seatsOf(one)).toEqual({ taken: 2, live: 2 });
  expect(await seatsOf(two)).toEqual({ taken: 3, live: 3 });
});

describe('While somebody else has a date in hand for too long', () => {
  it('those who wait are asked to try again, take no connection from others, and book by the same key afterwards', async () => {
    const [busy, free] = [await departure(12), await departure(12)];
    const impatient = instance({ patience: 500 });
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM departure_seats WHERE departure_id = $1 FOR UPDATE', [busy]);
    const key = 'the-key-of-who-waits';
    const waiting = [
      book(busy, 1, impatient, key),
      ...Array.from({ length: 40 }, () => book(busy, 1, impatient)),
    ];
    const refused = outcomes(waiting);
    // Of the four connections of this pool two are not the holder's and not the first waiter's.
    expect((await book(free, 1, impatient)).state).toBe('held');
    expect(await refused).toEqual(Array(41).fill('UNAVAILABLE'));
    await expect(waiting[0]).rejects.toMatchObject({ facts: { retryAfter: 2 } });
    await holder.rollbackTransaction();
    await holder.release();
    expect((await book(busy, 1, impatient, key)).state).toBe('held');
    expect(await seatsOf(busy)).toEqual({ taken: 1, live: 1 });
  });
});

describe('A departure', () => {
  it('that is changed past the lock meets a deadlock as a busy one, and the booking comes by the same key', async () => {
    const id = await departure(12);
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    // As a change of the capacity that does not go through `Seats.change`: the departure first, its seats by the trigger.
    await holder.query('SELECT FROM departures WHERE id = $1 FOR UPDATE', [id]);
    const key = 'the-key-of-who-met-it';
    const booking = outcomes([book(id, 9, here, key)]);
    await until(async () => (await blocked()) > 0);
    const changing = outcomes([
      holder.query('UPDATE departures SET capacity = 11 WHERE id = $1', [id]),
    ]).catch(() => ['deadlock']);
    const [[booked], [changed]] = await Promise.all([booking, changing]);
    // PostgreSQL ends one of the two.
    expect([booked, changed]).toContainEqual(expect.stringMatching(/UNAVAILABLE|deadlock/));
    if (changed === 'booked') await holder.commitTransaction();
    else await holder.rollbackTransaction();
    await holder.release();
    expect((await book(id, 9, here, key)).state).toBe('held');
    expect(await seatsOf(id)).toEqual({ taken: 9, live: 9 });
  });

  it('that does not take place sells no seat to who pays late', async () => {
    const id = await departure(12);
    const late = await book(id);
    await db.query("UPDATE bookings SET hold_until = clock_timestamp() - interval '1 second'");
    await db.query("UPDATE departures SET status = 'cancelled'");
    await expect(here.bookings.confirm(visitor, late.id)).rejects.toThrow('This departure is cancelled');
  });
});

describe('What visitors read of the seats', () => {
  const visible = async (id: number) =>
    (await db.query('SELECT visible FROM departures WHERE id = $1', [id]))[0].visible;

  it('changes at four seats left and at none, and nobody is told of any other booking', async () => {
    const id = await departure(8);
    const seen = [];
    for (let i = 0; i < 8; i += 1) {
      await book(id);
      seen.push([await visible(id), told.length]);
    }
    expect(seen).toEqual([
      ['open', 0],
      ['open', 0],
      ['open', 0],
      ['few', 1],
      ['few', 1],
      ['few', 1],
      ['few', 1],
      ['soldOut', 2],
    ]);
    expect(told).toEqual([['departures'], ['departures']]);
  });

  it('is sold out for who books without a wait for the pages of other instances', async () => {
    const id = await departure(1);
    const neverHeard = { ...noChanges, changed: () => new Promise<void>(() => undefined) };
    await book(id, 1, instance({ changes: neverHeard }));
    expect(await visible(id)).toBe('soldOut');
  });

  it('is closed after the cut-off, when nobody can book', async () => {
    const id = await departure(8, "now() - interval '1 second'");
    await expect(book(id)).rejects.toThrow('This departure cannot be booked any more.');
    await here.bookingClock.keepTime();
    expect([await visible(id), told]).toEqual(['closed', [['departures']]]);
    await here.bookingClock.keepTime();
    expect(told).toHaveLength(1);
    const drafted = await departure(8);
    await db.query("UPDATE departures SET status = 'draft' WHERE id = $1", [drafted]);
    await here.bookingClock.keepTime();
    expect(await visible(drafted)).toBe('closed');
  });
});

it('To take the lock of a date reads its own bookings, however many there are of others', async () => {
  const dates = await Promise.all(Array.from({ length: 30 }, () => departure(100)));
  await db.query(
    `INSERT INTO bookings (reference, departure_id, program_name, seats, state, mode, source, first_name, last_name, email, phone,
       terms, terms_version, terms_at, hold_until)
     SELECT upper(lpad(to_hex(n), 8, '0')), $1 + n % 30, '', 1, 'held', 'instant', 'web', '', '', '', '', '{}', '', now(), now() + interval '1 hour'
     FROM generate_series(1, 3000) AS n`,
    [Math.min(...dates)],
  );
  await db.query('ANALYZE bookings');
  const { rows } = await new Seats({ db, changes: noChanges }).change<{ rows: number }>(
    [dates[0] ?? 0],
    async (manager) => {
      const [read] = await manager.query(
        `SELECT seq_tup_read::integer AS rows FROM pg_stat_xact_user_tables WHERE relname = 'bookings'`,
      );
      return read;
    },
  );
  // PostgreSQL also counts what this connection read shortly before.
  expect(rows).toBeLessThan(1_000);
});
