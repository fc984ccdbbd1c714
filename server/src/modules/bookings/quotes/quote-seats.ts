// The booking that a quote becomes: held while it is open where staff say so, the guest's once it is accepted.
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { conflict } from '../../../platform/errors.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { endPrivateDeparture, insertPrivateDeparture } from '../../departures/private-departure.ts';
import type { LockedDeparture } from '../../departures/seats.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import type { NewBooking } from '../booking-maker.ts';
import { replaceLines, writeBooking } from '../booking-rows.ts';
import type { BookingAtWork, BookingTransitions } from '../booking-transitions.ts';
import type { BookingsService, WithinBooking } from '../bookings.service.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { QuoteEntity } from './quote.entity.ts';
import { pricingOf } from './quote-price.ts';
import { findQuote, lockQuote } from './quote-rows.ts';

export interface QuoteSeatsDeps {
  db: DataSource;
  bookings: BookingsService;
  transitions: BookingTransitions;
  bookingMails: BookingMails;
  timeline: Pick<TimelineService, 'record'>;
  settings: Pick<SettingsService, 'published'>;
}

/** What is done to the quote in the transaction that takes its seats. */
interface Taking {
  /** The quote as it is now, locked; throws when it is not to be done any more. */
  locked(manager: EntityManager): Promise<QuoteEntity>;
  /** Afterwards; the booking is there. */
  taken(manager: EntityManager, quote: QuoteEntity, booking: BookingEntity): Promise<void>;
  within?: WithinBooking;
}

const hour = 3_600_000;

export class QuoteSeats {
  readonly #deps: QuoteSeatsDeps;

  constructor(deps: QuoteSeatsDeps) {
    this.#deps = deps;
  }

  /** Changes a quote under its lock, and under that of its seats where it may hold some. Throws NOT_FOUND, CONFLICT, and what `work` throws. */
  async change(
    actor: Actor,
    id: string | number,
    work: (manager: EntityManager, row: QuoteEntity, at: BookingAtWork | null) => Promise<void>,
  ): Promise<QuoteEntity> {
    const { db, bookings } = this.#deps;
    const found = await findQuote(db.manager, id);
    const change = async (manager: EntityManager, at: BookingAtWork | null) => {
      const row = await lockQuote(manager, found.id);
      if (row.bookingId !== found.bookingId) throw changedMeanwhile();
      await work(manager, row, at);
    };
    const { bookingId } = found;
    if (bookingId !== null && found.state === 'sent')
      await bookings.change(actor, bookingId, (at) => change(at.manager, at));
    else await db.transaction((manager) => change(manager, null));
    return findQuote(db.manager, found.id);
  }

  /** Holds the seats of a quote up to the end of its last day, and tells nobody. Throws CONFLICT and UNAVAILABLE. */
  hold(actor: Actor, quote: QuoteEntity, taking: Taking): Promise<BookingEntity> {
    return this.#take(actor, quote, taking, (row) => ({
      ...partsOf(row),
      state: 'held',
      holdUntil: endOfDay(row.goodUntil),
    }));
  }

  /** The guest accepts it: confirmed when nothing is due, else held until it is to be paid. Throws CONFLICT and UNAVAILABLE. */
  async book(actor: Actor, quote: QuoteEntity, taking: Taking): Promise<BookingEntity> {
    const payUntil = await this.#payUntil();
    return this.#take(
      actor,
      quote,
      {
        ...taking,
        taken: async (manager, row, booking) => {
          await taking.taken(manager, row, booking);
          await this.#note(manager, actor, row, booking, 'accepted by the guest');
          const mail = booking.state === 'confirmed' ? 'confirmed' : 'held';
          await this.#deps.bookingMails.enqueue(manager, booking, mail);
        },
      },
      (row, now) => ({
        ...partsOf(row),
        ...(pricingOf(row).deposit === 0
          ? { state: 'confirmed', holdUntil: null }
          : { state: 'held', holdUntil: payUntil(row, now) }),
        termsIp: actor.ip,
        isAddressConfirmed: true,
      }),
    );
  }

  /** The same of a booking that holds the seats of the quote already, within its lock. */
  async accept(at: BookingAtWork, quote: QuoteEntity): Promise<void> {
    const { manager, actor, row, departure } = at;
    const { transitions, bookingMails } = this.#deps;
    const { lines, ...money } = pricingOf(quote);
    const { firstName, lastName, email, phone, terms } = quote;
    const holdUntil = (await this.#payUntil())(quote, departure.now);
    const agreed = { terms, termsVersion: terms.version, termsAt: departure.now, termsIp: actor.ip };
    await writeBooking(
      manager,
      actor,
      row,
      {
        ...money,
        ...agreed,
        firstName,
        lastName,
        email,
        phone,
        addressConfirmedAt: departure.now,
        // Written also where it stays: it is news to the office from now on.
        state: row.state,
        ...(row.state === 'held' && { holdUntil }),
      },
      departure.now,
    );
    await replaceLines(manager, row.id, lines);
    await this.#note(manager, actor, quote, row, 'accepted by the guest');
    if (row.state === 'confirmed') return;
    if (money.deposit === 0) return transitions.confirm(at);
    await bookingMails.enqueue(manager, row, 'held');
  }

  /** Gives back what a quote holds, within the lock of its booking; a date that was made for it does not take place. */
  async release(at: BookingAtWork): Promise<void> {
    if (at.row.state !== 'held') return;
    await this.#deps.transitions.cancel(at, { tell: false });
    await endPrivateDeparture(at.manager, at.departure.id);
  }

  async #take(
    actor: Actor,
    quote: QuoteEntity,
    { locked, taken, within }: Taking,
    bookingOf: (row: QuoteEntity, now: Date) => NewBooking,
  ): Promise<BookingEntity> {
    let row = quote;
    const prepare = async (manager: EntityManager, { now }: LockedDeparture) => {
      row = await locked(manager);
      return bookingOf(row, now);
    };
    const made = (manager: EntityManager, booking: BookingEntity) => taken(manager, row, booking);
    const makes = (manager: EntityManager) => insertPrivateDeparture(manager, actor.user?.id ?? null, quote);
    return this.#deps.bookings.take(actor, quote.departureId ?? makes, prepare, {
      isByStaff: true,
      made,
      ...(within && { within }),
    });
  }

  /** A line in the timeline of the booking, so that the office finds the quote. */
  async #note(
    manager: EntityManager,
    actor: Actor,
    quote: QuoteEntity,
    { id }: BookingEntity,
    what: string,
  ): Promise<void> {
    const to = priceInWords(pricingOf(quote).total, quote.currency);
    const entry = { type: 'price', from: null, to, text: `Quote ${quote.id}, ${what}` } as const;
    await this.#deps.timeline.record(manager, actor, { kind: 'booking', id }, entry);
  }

  /** As the quote says it, as long as that is to come; else as long as the settings say. */
  async #payUntil(): Promise<(quote: QuoteEntity, now: Date) => Date> {
    const { bookings = {} } = await this.#deps.settings.published();
    const { holdHours = 24 } = bookings;
    return ({ payUntil }, now) =>
      payUntil && payUntil > now ? payUntil : new Date(now.getTime() + holdHours * hour);
  }
}

/** What a booking has of its quote. */
function partsOf(row: QuoteEntity) {
  const { party, firstName, lastName, email, phone, terms, registrationId } = row;
  return {
    party,
    terms,
    registrationId,
    pricing: pricingOf(row),
    mode: 'instant',
    source: 'quote',
    contact: { firstName, lastName, email, phone, message: '' },
  } as const;
}

/** Midnight after a day of Kampala, which is ahead of UTC all year. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T24:00:00+03:00`));

export const changedMeanwhile = () =>
  conflict('This quote was changed at the same moment. Please look at it again.');
