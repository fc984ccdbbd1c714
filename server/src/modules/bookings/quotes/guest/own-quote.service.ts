import type { DataSource, EntityManager } from 'typeorm';
import type { BookingReceipt } from '../../../../generated/schema.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { daysBefore, kampalaDay } from '../../../../platform/kampala-day.ts';
import { travelDay } from '../../../../platform/text/travel-days.ts';
import { badField } from '../../../../platform/validation.ts';
import type { ActivityService } from '../../../activity/activity.service.ts';
import { BookingEntity } from '../../booking.entity.ts';
import { findBooking } from '../../booking-rows.ts';
import { countsAt } from '../../booking-transitions.ts';
import type { BookingsService } from '../../bookings.service.ts';
import { type BookingKeys, hashOfKey } from '../../guest/booking-keys.ts';
import { type KeyHolders, keyDays } from '../../guest/key-holders.ts';
import type { QuoteMails } from '../mails/quote-mails.ts';
import { QuoteEntity } from '../quote.entity.ts';
import { isOpen, quotedOf } from '../quote-price.ts';
import { findQuote, lockQuote, writeQuote } from '../quote-rows.ts';
import { changedMeanwhile, type QuoteSeats } from '../quote-seats.ts';
import { type TravellerQuoteMapper, travellerQuoteOf } from './traveller-quote.ts';

export interface OwnQuoteDeps {
  db: DataSource;
  activity: Pick<ActivityService, 'record'>;
  bookings: BookingsService;
  bookingKeys: BookingKeys;
  keyHolders: Pick<KeyHolders, 'countWrong'>;
  quoteSeats: QuoteSeats;
  quoteMails: QuoteMails;
}

/** What guests do with a quote by its key. A wrong key is NOT_FOUND everywhere. */
export class OwnQuoteService {
  readonly #deps: OwnQuoteDeps;

  constructor(deps: OwnQuoteDeps) {
    this.#deps = deps;
  }

  /** Null for a wrong key. Throws RATE_LIMITED after ten wrong ones of an address. */
  async find(actor: Actor, key: string): Promise<TravellerQuoteMapper | null> {
    const row = await this.#find(actor, key);
    return row && this.#shown(row);
  }

  /**
   * It becomes a booking with exactly its lines, sums and terms; who accepts it twice has the one booking. Throws BAD_USER_INPUT without the terms, and CONFLICT when
   * it is over, is another one than was shown, or its seats are gone.
   */
  async accept(
    actor: Actor,
    key: string,
    { quoted, acceptTerms }: { quoted: string; acceptTerms?: boolean | null | undefined },
  ): Promise<BookingReceipt> {
    const { db, bookingKeys } = this.#deps;
    await bookingKeys.load();
    const found = await this.#demand(actor, key);
    if (found.state === 'accepted') return this.#receipt(found);
    refuseOver(found);
    if (acceptTerms !== true)
      throw badField('acceptTerms', 'Please read the terms, and accept them to go on.');
    await this.#accept(actor, found, quoted).catch(async (error) => {
      // Somebody with the same link was faster, perhaps the same finger.
      const now = await findQuote(db.manager, found.id);
      if (now.state !== 'accepted') throw soldOut(error);
    });
    return this.#receipt(await findQuote(db.manager, found.id));
  }

  /** With a word for the office. Also when it was so before. Throws CONFLICT. */
  async decline(actor: Actor, key: string, reason?: string | null): Promise<TravellerQuoteMapper> {
    const { quoteSeats, quoteMails, bookingKeys } = this.#deps;
    await bookingKeys.load();
    const found = await this.#demand(actor, key);
    const row = await quoteSeats.change(actor, found.id, async (manager, locked, at) => {
      if (locked.state === 'declined') return;
      refuseOver(locked);
      if (at) await quoteSeats.release(at);
      const declineReason = reason?.trim() ?? '';
      await writeQuote(manager, actor, locked, { state: 'declined', declineReason });
      await quoteMails.tellOffice(manager, locked, 'declined');
      await this.#record(manager, actor, locked, 'declined');
    });
    return this.#shown(row);
  }

  async #accept(actor: Actor, found: QuoteEntity, quoted: string): Promise<void> {
    const { db, bookings, quoteSeats, quoteMails } = this.#deps;
    const locked = async (manager: EntityManager) => {
      const row = await lockQuote(manager, found.id);
      refuseOver(row);
      const now = quotedOf(row);
      if (now !== quoted) throw otherQuote(now);
      return row;
    };
    const taken = async (manager: EntityManager, row: QuoteEntity, booking: BookingEntity) => {
      await writeQuote(manager, actor, row, { state: 'accepted', bookingId: booking.id });
      await quoteMails.tellOffice(manager, row, 'accepted', booking);
      await this.#record(manager, actor, row, 'accepted');
    };
    const { bookingId } = found;
    const held = bookingId === null ? null : await db.manager.findOneBy(BookingEntity, { id: bookingId });
    // Of the database, by which holds end.
    const [{ now }]: [{ now: Date }] = await db.query('SELECT clock_timestamp() AS now');
    if (!held || !isHeld(held, now)) {
      await quoteSeats.book(actor, found, { locked, taken });
      return;
    }
    await bookings.change(
      actor,
      held.id,
      async (at) => {
        const row = await locked(at.manager);
        if (!isHeld(at.row, at.departure.now)) throw changedMeanwhile();
        await quoteSeats.accept(at, row);
        await taken(at.manager, row, at.row);
      },
      { isConfirmed: true },
    );
  }

  async #receipt(row: QuoteEntity): Promise<BookingReceipt> {
    const { db, bookingKeys } = this.#deps;
    const booking = await findBooking(db.manager, row.bookingId ?? 0);
    const { reference, state, holdUntil } = booking;
    // Its link was ended for this mailbox when the office corrected the address.
    if (!isOfSame(booking, row))
      throw conflict(
        `This quote was accepted, as booking ${reference}. Its link is in the mail about that booking.`,
      );
    return { reference, state, holdUntil, key: await bookingKeys.keyFor(booking) };
  }

  async #shown(row: QuoteEntity): Promise<TravellerQuoteMapper> {
    const { db, bookingKeys } = this.#deps;
    const { bookingId } = row;
    const booking = bookingId === null ? null : await db.manager.findOneBy(BookingEntity, { id: bookingId });
    const isTheirs = row.state === 'accepted' && booking !== null && isOfSame(booking, row);
    const bookingKey = isTheirs ? await bookingKeys.keyFor(booking) : null;
    return travellerQuoteOf(db.manager, row, { booking, bookingKey });
  }

  async #find(actor: Actor, key: string): Promise<QuoteEntity | null> {
    const { db, keyHolders } = this.#deps;
    const row = await db.manager
      .createQueryBuilder(QuoteEntity, 'quote')
      .where('quote.key_hash = :hash', { hash: hashOfKey(key) })
      .andWhere('quote.ends_on >= :day', { day: daysBefore(kampalaDay(), keyDays) })
      .getOne();
    return row ?? keyHolders.countWrong(actor);
  }

  async #demand(actor: Actor, key: string): Promise<QuoteEntity> {
    const row = await this.#find(actor, key);
    if (row) return row;
    throw new AppError(
      'NOT_FOUND',
      'This link does not open a quote. Please use that of your last mail, or write to us.',
    );
  }

  async #record(manager: EntityManager, actor: Actor, { id }: QuoteEntity, what: string): Promise<void> {
    const description = `Guest ${what} quote ${id}`;
    await this.#deps.activity.record(manager, actor, {
      type: 'update',
      description,
      entityType: 'quote',
      entityId: id,
    });
  }
}

/** Whether it has its seats, for the guest to accept. */
const isHeld = (booking: BookingEntity, now: Date): boolean =>
  booking.state === 'confirmed' || (booking.state === 'held' && countsAt(booking, now));

const isOfSame = (booking: BookingEntity, { email }: QuoteEntity): boolean =>
  booking.keyHash !== null && booking.email.toLowerCase() === email.toLowerCase();

/** Throws CONFLICT when it cannot be accepted or declined any more. */
function refuseOver(row: QuoteEntity): void {
  if (isOpen(row, kampalaDay())) return;
  const messages: Partial<Record<QuoteEntity['state'], string>> = {
    accepted: 'This quote was accepted before: your booking has a page of its own.',
    declined: 'This quote was declined. Please write to us: we make you a new one.',
    withdrawn: 'We took this quote back. Please write to us: we make you a new one.',
  };
  const over = `This quote was good until ${travelDay(row.goodUntil)}. Please write to us: we make you a new one.`;
  throw conflict(messages[row.state] ?? over);
}

const otherQuote = (quoted: string) =>
  conflict(
    'This quote was changed after it was shown to you. Please read it again, and accept it if you agree.',
    { quoted },
  );

/** What is said of seats to who chooses a date would not help here. */
function soldOut(error: unknown): unknown {
  if (!(error instanceof AppError) || error.facts.seatsLeft === undefined) return error;
  return conflict(
    'The seats of this journey were taken meanwhile. Please write to us: we look for another way.',
  );
}
