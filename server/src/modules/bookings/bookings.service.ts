import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type BookingState, isLive, lapsingStates, refuseState } from '../departures/booking-states.ts';
import { type LockedDeparture, refuseSoldOut, type Seats } from '../departures/seats.ts';
import { BookingEntity } from './booking.entity.ts';
import { newBookingReference } from './booking-reference.ts';

export interface BookingsDeps {
  db: DataSource;
  idempotency: Idempotency;
  jobs: Pick<Jobs, 'work' | 'schedule'>;
  seats: Seats;
}

interface NewBooking {
  departureId: number;
  seats: number;
  state: Extract<BookingState, 'requested' | 'held'>;
  /** After which it lapses when nobody confirmed it. */
  minutes: number;
}

/** Takes bookings and moves them from one state to the next, always under the lock of their departures. */
export class BookingsService {
  readonly #deps: BookingsDeps;

  constructor(deps: BookingsDeps) {
    this.#deps = deps;
    deps.jobs.work('bookings', { retries: 0 }, () => this.keepTime());
    deps.jobs.schedule('bookings', '* * * * *');
  }

  /** Throws NOT_FOUND, CONFLICT when the seats are not free or it is too late, and UNAVAILABLE. */
  async book(actor: Actor, booking: NewBooking, key?: string | null): Promise<BookingEntity> {
    const { db, idempotency } = this.#deps;
    const { departureId, seats, state, minutes } = booking;
    const request = { operation: 'booking', actor, key, path: ['key'], input: booking, about: ofNobody };
    const { id } = await this.#deps.seats.change<{ id: number }>(
      [departureId],
      async (manager, departures) => {
        const departure = departureOf(departures, departureId);
        refuseClosed(departure);
        refuseSoldOut(departure, seats);
        const { now } = departure;
        const row = manager.create(BookingEntity, {
          departureId,
          seats,
          mode: 'instant',
          source: 'staff',
          terms: {},
          termsVersion: '',
          termsAt: now,
          reference: newBookingReference(),
          programName: departure.programName ?? '',
          state,
          stateAt: now,
          holdUntil: new Date(now.getTime() + minutes * 60_000),
          version: 1,
          createdAt: now,
          updatedAt: now,
          updatedBy: actor.user?.id ?? null,
        });
        await manager.insert(BookingEntity, row);
        return { id: row.id };
      },
      (run) => idempotency.run(request, run),
    );
    return db.manager.findOneByOrFail(BookingEntity, { id });
  }

  /** Its seats are sold; one that lapsed is confirmed while its seats are free. Throws NOT_FOUND and CONFLICT. */
  confirm(actor: Actor, id: number): Promise<BookingEntity> {
    return this.#toState(actor, id, 'confirmed');
  }

  /** Throws NOT_FOUND and CONFLICT. */
  cancel(actor: Actor, id: number): Promise<BookingEntity> {
    return this.#toState(actor, id, 'cancelled');
  }

  /** To another date: both departures in one transaction. Throws NOT_FOUND and CONFLICT. */
  async move(actor: Actor, id: number, departureId: number): Promise<BookingEntity> {
    const { departureId: from } = await this.#find(id);
    return this.#deps.seats.change([from, departureId], async (manager, departures) => {
      const row = await locked(manager, id);
      if (row.departureId !== from) throw movedMeanwhile();
      if (!isLive(row.state))
        throw new AppError('CONFLICT', `This booking is ${row.state}: it has no date to change.`);
      const departure = departureOf(departures, departureId);
      if (from === departureId) return row;
      refuseClosed(departure);
      refuseSoldOut(departure, row.seats);
      return write(manager, actor, row, { departureId }, departure.now);
    });
  }

  /** What the clock does, once a minute: gives back the seats of holds that lapsed, and closes what cannot be booked any more. */
  async keepTime(): Promise<void> {
    const { db, seats } = this.#deps;
    const due: { id: number }[] = await db.query(
      `SELECT departure_id AS id FROM bookings WHERE state = ANY($1) AND hold_until <= clock_timestamp()
       UNION SELECT id FROM departures
         WHERE visible <> 'closed' AND (status <> 'open' OR cutoff_at <= clock_timestamp())
       ORDER BY id`,
      [lapsingStates],
    );
    const problems: unknown[] = [];
    for (const { id } of due) {
      // To take its lock is to flip what lapsed of it, and to write what visitors read. One that is busy does not stop the others.
      await seats.change([id], async () => ({})).catch((error) => problems.push(error));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Some departures could not be looked after.');
  }

  async #toState(actor: Actor, id: number, state: BookingState): Promise<BookingEntity> {
    const { departureId } = await this.#find(id);
    return this.#deps.seats.change([departureId], async (manager, departures) => {
      const row = await locked(manager, id);
      if (row.departureId !== departureId) throw movedMeanwhile();
      if (row.state === state) return row;
      refuseState(row.state, state);
      const departure = departureOf(departures, departureId);
      if (!isLive(row.state) && isLive(state)) {
        refuseOver(departure);
        refuseSoldOut(departure, row.seats);
      }
      return write(manager, actor, row, { state, stateAt: departure.now, holdUntil: null }, departure.now);
    });
  }

  async #find(id: number): Promise<BookingEntity> {
    return (await this.#deps.db.manager.findOneBy(BookingEntity, { id })) ?? notFound();
  }
}

async function locked(manager: EntityManager, id: number): Promise<BookingEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  return (await manager.findOne(BookingEntity, { where: { id }, lock })) ?? notFound();
}

async function write(
  manager: EntityManager,
  actor: Actor,
  row: BookingEntity,
  changed: Partial<BookingEntity>,
  now: Date,
): Promise<BookingEntity> {
  const save = { version: row.version + 1, updatedAt: now, updatedBy: actor.user?.id ?? null };
  await manager.update(BookingEntity, row.id, { ...changed, ...save });
  return Object.assign(row, changed, save);
}

function departureOf(departures: ReadonlyMap<number, LockedDeparture>, id: number): LockedDeparture {
  return departures.get(id) ?? notFound('Departure');
}

function refuseClosed({ status, isBeforeCutoff }: LockedDeparture): void {
  if (status === 'open' && isBeforeCutoff) return;
  throw new AppError('CONFLICT', 'This departure cannot be booked any more. Please choose another date.');
}

/** Money may come after the cut-off, but not for a journey that does not take place. */
function refuseOver({ status }: LockedDeparture): void {
  if (status === 'open' || status === 'closed') return;
  throw new AppError('CONFLICT', `This departure is ${status}: its seats cannot be sold.`);
}

const movedMeanwhile = () =>
  new AppError(
    'CONFLICT',
    'A colleague moved this booking to another date meanwhile. Please look at it again.',
  );

function notFound(what = 'Booking'): never {
  throw new AppError('NOT_FOUND', `${what} not found`);
}
