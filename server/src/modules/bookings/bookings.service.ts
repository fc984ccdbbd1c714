import type { DataSource, EntityManager } from 'typeorm';
import type { BookingMailKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { isLive, mayBecome } from '../departures/booking-states.ts';
import { seatsOf } from '../departures/price-calculation.ts';
import { type LockedDeparture, refuseSoldOut, type Seats, type Transaction } from '../departures/seats.ts';
import { BookingEntity } from './booking.entity.ts';
import type { BookingMaker, NewBooking } from './booking-maker.ts';
import { addRefundToDecide, decideExcess, leftToGoBack } from './booking-money.ts';
import { departureOf, findBooking, lockBooking, refuseClosed, refuseOver } from './booking-rows.ts';
import {
  type BookingAtWork,
  type BookingTransitions,
  type Cancelling,
  canHaveSeats,
  type Telling,
} from './booking-transitions.ts';
import type { BookingKeys } from './guest/booking-keys.ts';
import type { BookingMails } from './mails/booking-mails.ts';
import type { BookingPapers } from './papers/booking-papers.service.ts';
import type { SeatsWatch } from './seats-watch.ts';

export interface BookingsDeps {
  db: DataSource;
  seats: Seats;
  bookingKeys: BookingKeys;
  bookingMails: BookingMails;
  bookingMaker: BookingMaker;
  bookingPapers: Pick<BookingPapers, 'follow' | 'load'>;
  transitions: BookingTransitions;
  seatsWatch: SeatsWatch;
}

/** A transaction of who calls, such as one of an idempotency key, which keeps the number and nothing else. */
export type WithinBooking = Transaction<{ id: number }>;

interface Taking {
  /** Staff may sell seats after the cut-off, and of dates that visitors cannot book. */
  isByStaff?: boolean;
  /** What the guest is told of it; nothing when left out. */
  mail?: BookingMailKind | null;
  /** What else belongs to it, in the same transaction. */
  made?(manager: EntityManager, row: BookingEntity, departure: LockedDeparture): Promise<void>;
  within?: WithinBooking;
}

/** The number of a departure, or what makes one for this booking alone, in the same transaction. */
type Wanted = number | ((manager: EntityManager) => Promise<number>);

type WorkOnBooking = (at: BookingAtWork, departures: ReadonlyMap<number, LockedDeparture>) => Promise<void>;

/** A booking, and the departure that is locked for it. */
type PlacedBooking = Pick<BookingEntity, 'id' | 'departureId'>;

interface Changing {
  /** It is being confirmed, which asks for its seats and not for the clock: it is not lapsed before. */
  isConfirmed?: boolean;
  /** Other departures that it needs besides its own. */
  also?: readonly number[];
  within?: WithinBooking;
}

/** Money that came in. */
interface Money {
  amount: number;
  /** What is paid online comes without anybody who looks: what is above the total waits to be decided, and the guest is told of each payment. */
  isOnline?: boolean;
  /** Writes it down in the transaction that says what comes of it. Answers false where it was written down before. */
  write(manager: EntityManager, row: BookingEntity): Promise<boolean>;
  within?: WithinBooking;
}

/** Takes bookings and moves them from one state to the next, always under the lock of their departures. */
export class BookingsService {
  readonly #deps: BookingsDeps;

  constructor(deps: BookingsDeps) {
    this.#deps = deps;
  }

  /**
   * Takes a booking, which `prepare` makes of the locked departure: its prices are those of this moment. Throws NOT_FOUND, CONFLICT when the seats
   * are not free or it is too late, UNAVAILABLE, and what `prepare` throws.
   */
  async take(
    actor: Actor,
    wanted: Wanted,
    prepare: (manager: EntityManager, departure: LockedDeparture) => Promise<NewBooking>,
    { isByStaff = false, mail = null, made, within }: Taking = {},
  ): Promise<BookingEntity> {
    const { db, seats, bookingKeys, bookingMaker, bookingMails, bookingPapers } = this.#deps;
    await bookingKeys.load();
    const take = async (manager: EntityManager, departures: ReadonlyMap<number, LockedDeparture>) => {
      const [id = 0] = departures.keys();
      const departure = departureOf(departures, id);
      (isByStaff ? refuseOver : refuseClosed)(departure);
      const booking = await prepare(manager, departure);
      refuseSoldOut(departure, seatsOf(booking.party));
      const row = await bookingMaker.make(manager, actor, departure, booking);
      if (mail) await bookingMails.enqueue(manager, row, mail);
      await made?.(manager, row, departure);
      if (row.state === 'confirmed') await bookingPapers.follow(manager, row);
      taken = row;
      return { id: row.id };
    };
    let taken: BookingEntity | null = null;
    const { id } = await (typeof wanted === 'number'
      ? seats.change<{ id: number }>([wanted], take, within)
      : seats.change<{ id: number }>([], take, within, { makes: wanted }));
    // One that a key was answered with was taken before.
    return taken ?? findBooking(db.manager, id);
  }

  /**
   * Changes a booking under the lock of its departure, and answers it as it is then. Throws NOT_FOUND, UNAVAILABLE, CONFLICT when it
   * was moved meanwhile, and what `work` throws.
   */
  async change(
    actor: Actor,
    id: string | number,
    work: WorkOnBooking,
    changing: Changing = {},
  ): Promise<BookingEntity> {
    const { manager } = this.#deps.db;
    const before = await findBooking(manager, id);
    await this.#change(actor, before, work, changing);
    return findBooking(manager, before.id);
  }

  async #change(
    actor: Actor,
    before: PlacedBooking,
    work: WorkOnBooking,
    { also = [], within, isConfirmed = false }: Changing,
  ): Promise<void> {
    const { seats, bookingKeys, bookingPapers } = this.#deps;
    await Promise.all([bookingKeys.load(), bookingPapers.load()]);
    const change = async (manager: EntityManager, departures: ReadonlyMap<number, LockedDeparture>) => {
      const row = await lockBooking(manager, before);
      const departure = departureOf(departures, row.departureId);
      await work({ manager, actor, row, departure }, departures);
      await bookingPapers.follow(manager, row);
      return { id: row.id };
    };
    const sparing = isConfirmed ? before.id : null;
    await seats.change<{ id: number }>([before.departureId, ...also], change, within, { sparing });
  }

  /** Its seats are sold; one that lapsed is confirmed while its seats are free. Throws NOT_FOUND and CONFLICT. */
  confirm(actor: Actor, id: string | number, telling: Telling = {}): Promise<BookingEntity> {
    const confirm = (at: BookingAtWork) => this.#deps.transitions.confirm(at, telling);
    return this.change(actor, id, confirm, { isConfirmed: true });
  }

  /** Holds its seats up to a moment. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  hold(actor: Actor, id: string | number, until: Date, telling: Telling = {}): Promise<BookingEntity> {
    return this.change(actor, id, (at) => this.#deps.transitions.hold(at, until, telling));
  }

  /** With a sentence for the guest. Throws NOT_FOUND and CONFLICT. */
  decline(actor: Actor, id: string | number, reason: string, telling: Telling = {}): Promise<BookingEntity> {
    return this.change(actor, id, (at) => this.#deps.transitions.decline(at, reason, telling));
  }

  /** Throws NOT_FOUND, CONFLICT, and FORBIDDEN for another sum than the terms give. */
  cancel(actor: Actor, id: string | number, cancelling: Cancelling = {}): Promise<BookingEntity> {
    return this.change(actor, id, (at) => this.#deps.transitions.cancel(at, cancelling));
  }

  /** To another date: both departures in one transaction. Throws NOT_FOUND and CONFLICT. */
  move(
    actor: Actor,
    id: string | number,
    departureId: number,
    telling: Telling = {},
  ): Promise<BookingEntity> {
    const move = (at: BookingAtWork, departures: ReadonlyMap<number, LockedDeparture>) =>
      this.#deps.transitions.move(at, departureOf(departures, departureId), telling);
    return this.change(actor, id, move, { also: [departureId] });
  }

  /**
   * Money came in: it is written down whatever happened. With the deposit it is confirmed, also when it lapsed and its seats are free. Where
   * they are not, or it ended otherwise, somebody decides what becomes of the money, and the guest is told.
   */
  moneyCame(actor: Actor, booking: PlacedBooking, money: Money): Promise<void> {
    const settle = async (at: BookingAtWork) => {
      if (await money.write(at.manager, at.row)) await this.#settle(at, money);
    };
    return this.#change(actor, booking, settle, { isConfirmed: true, within: money.within });
  }

  /** Keeps what opens its page from now on: the key of its counter. */
  async keepKey(manager: EntityManager, { id, uuid, keyCounter }: BookingEntity): Promise<void> {
    const keyHash = await this.#deps.bookingKeys.hashFor({ uuid, keyCounter });
    await manager.update(BookingEntity, id, { keyCounter, keyHash });
  }

  /** Lapses unpaid holds that came by the web, of a departure or of all. Returns how many. */
  async releaseHolds(actor: Actor, departureId: number | null): Promise<number> {
    const { db, seats, bookingKeys, seatsWatch } = this.#deps;
    await bookingKeys.load();
    const found: { id: number }[] = await db.query(
      `SELECT DISTINCT departure_id AS id FROM bookings WHERE ${unpaidHold}
         AND ($1::integer IS NULL OR departure_id = $1) ORDER BY id`,
      [departureId],
    );
    let count = 0;
    for (const { id } of found) {
      await seats.change([id], async (manager) => {
        const holds: { id: number }[] = await manager.query(
          `SELECT id FROM bookings WHERE ${unpaidHold} AND departure_id = $1 ORDER BY id FOR UPDATE`,
          [id],
        );
        const released = await seatsWatch.lapse(
          manager,
          actor,
          holds.map((hold) => hold.id),
        );
        count += released.length;
        return released;
      });
    }
    return count;
  }

  async #settle(at: BookingAtWork, { amount, isOnline }: Money): Promise<void> {
    const { transitions, bookingMails } = this.#deps;
    const { manager, actor, row } = at;
    if (row.state === 'confirmed' || row.state === 'completed') {
      if (isOnline) await this.#takeMore(at, amount);
      return;
    }
    const paid = await leftToGoBack(manager, row.id);
    const isEnough = paid >= (row.deposit ?? 0);
    const canBeSold = mayBecome(row.state, 'confirmed') && canHaveSeats(at);
    if (canBeSold && isEnough) {
      await transitions.confirm(at);
      if (isOnline && row.total !== null && paid > row.total) await decideExcess(manager, actor, row);
      return;
    }
    if (canBeSold && isLive(row.state)) {
      if (isOnline) await bookingMails.enqueue(manager, row, 'paid', { payment: amount });
      return;
    }
    if (!row.currency) return;
    const reason = 'It came when the booking had ended.';
    await addRefundToDecide(manager, actor, { bookingId: row.id, amount, currency: row.currency, reason });
    await bookingMails.enqueue(manager, row, 'paidTooLate', { refund: amount }, 'paidTooLate');
  }

  /** A part of the balance, or what is above it. */
  async #takeMore(at: BookingAtWork, payment: number): Promise<void> {
    const { manager, actor, row } = at;
    await decideExcess(manager, actor, row);
    await this.#deps.bookingMails.enqueue(manager, row, 'paid', { payment });
  }
}

/** SQL of bookings of the web that hold seats without a payment. */
const unpaidHold = `state = 'held' AND source IN ('web', 'waiting')
  AND NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id AND state = 'done')`;
