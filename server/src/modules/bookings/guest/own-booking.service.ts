import type { DataSource } from 'typeorm';
import type { BookingPaper, TravellerInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import type { ContactService } from '../../contact/contact.service.ts';
import { refuseSoldOut } from '../../departures/seats.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../../inbox/form-guard.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { undecidedFor } from '../booking-money.ts';
import { lockBooking, refuseClosed, writeBooking } from '../booking-rows.ts';
import { type BookingAtWork, type BookingTransitions, refundFor } from '../booking-transitions.ts';
import type { BookingsService } from '../bookings.service.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import { isPaidOnlineAlone } from '../online/payable.ts';
import { papersOf } from '../papers/shown-papers.ts';
import { setWaitingState } from '../waiting/waiting-states.ts';
import { firstHold } from './guest-bookings.service.ts';
import type { KeyHolders } from './key-holders.ts';
import { findByReference } from './lost-link.ts';
import { saveTravellers } from './save-travellers.ts';
import {
  canCancel,
  canExtend,
  type TravellerBookingMapper,
  travellerBookingOf,
} from './traveller-booking.ts';
import { refuseTooMuchUnpaid } from './unpaid-limits.ts';

export interface OwnBookingDeps {
  db: DataSource;
  sealed: SealedText;
  bookings: BookingsService;
  transitions: BookingTransitions;
  bookingMails: BookingMails;
  keyHolders: KeyHolders;
  contact: Pick<ContactService, 'send'>;
  formGuard: FormGuard;
  idempotency: Idempotency;
  settings: Pick<SettingsService, 'published'>;
}

const hour = 3_600_000;

/** What guests do with their booking by its key. A wrong key is NOT_FOUND everywhere. */
export class OwnBookingService {
  readonly #deps: OwnBookingDeps;

  constructor(deps: OwnBookingDeps) {
    this.#deps = deps;
  }

  /** Null for a wrong key. */
  async find(actor: Actor, key: string): Promise<TravellerBookingMapper | null> {
    const row = await this.#deps.keyHolders.findBooking(actor, key);
    return row && this.shown(row);
  }

  /** What was issued for a booking that a key opened. */
  papers(id: number): Promise<BookingPaper[]> {
    return papersOf(this.#deps.db.manager, id);
  }

  /**
   * The address is the guest's: a hold lasts as long as the settings say, a request waits for staff. Throws CONFLICT when the seats are gone, or the time
   * for it is over.
   */
  async confirmAddress(actor: Actor, key: string, token: string): Promise<TravellerBookingMapper> {
    const { keyHolders } = this.#deps;
    const row = await keyHolders.booking(actor, key);
    await keyHolders.demandToken(actor, row, token);
    return this.#change(actor, row, (at) => this.#confirmAddress(at));
  }

  /** Half an hour more, once. Throws CONFLICT. */
  async extend(actor: Actor, key: string): Promise<TravellerBookingMapper> {
    const found = await this.#deps.keyHolders.booking(actor, key);
    return this.#change(actor, found, async ({ manager, row, departure: { now } }) => {
      if (!canExtend(row, now))
        throw conflict(
          row.state === 'held'
            ? 'This hold was made longer once already. Please pay, or write to us if you need more time.'
            : `This booking is ${row.state}: there is no hold to make longer.`,
        );
      const holdUntil = new Date((row.holdUntil ?? now).getTime() + firstHold);
      await writeBooking(manager, actor, row, { extendedAt: now, holdUntil }, now);
    });
  }

  /** By its terms. `refund` is what was shown. Throws CONFLICT with the sum of now when that is another one, and when it is too late. */
  async cancel(actor: Actor, key: string, refund: number): Promise<TravellerBookingMapper> {
    const found = await this.#deps.keyHolders.booking(actor, key);
    return this.#change(actor, found, async (at) => {
      const { manager, row, departure } = at;
      if (row.state === 'cancelled') return;
      if (!canCancel(row, departure.startsOn, departure.now))
        throw conflict(
          `This booking is ${row.state}, and cannot be cancelled here any more. Please write to us or call.`,
        );
      const paid = await undecidedFor(manager, row.id);
      const now = refundFor(row, { paid, departure, byAgency: false });
      if (now !== refund)
        throw conflict(
          'What you get back is another sum now than was shown to you. Please look at it again before you cancel.',
          { refund: now },
        );
      const hadSeats = row.state !== 'unconfirmed';
      await this.#deps.transitions.cancel(at);
      if (hadSeats) await this.#deps.bookingMails.tellOffice(manager, row, 'cancelled');
    });
  }

  /** Writes down who travels; what is left out is left. Throws BAD_USER_INPUT, and CONFLICT when the booking has ended. */
  async saveTravellers(
    actor: Actor,
    key: string,
    travellers: readonly TravellerInput[],
  ): Promise<TravellerBookingMapper> {
    const { db, sealed, keyHolders } = this.#deps;
    const found = await keyHolders.booking(actor, key);
    const row = await db.transaction(async (manager) => {
      const locked = await lockBooking(manager, found);
      await saveTravellers(manager, sealed, locked, travellers);
      await writeBooking(manager, actor, locked, {}, new Date());
      return locked;
    });
    return this.shown(row);
  }

  /** A message to the office, which answers by mail. */
  async ask(
    actor: Actor,
    key: string,
    text: string,
    form?: SubmittedForm | null,
  ): Promise<TravellerBookingMapper> {
    const row = await this.#deps.keyHolders.booking(actor, key);
    const { firstName, lastName, email, reference, programName } = row;
    const message = {
      name: `${firstName} ${lastName}`.trim().slice(0, 100),
      email,
      subject: `Booking ${reference}: ${programName}`.slice(0, 200),
      message: text,
    };
    await this.#deps.contact.send(actor, message, form);
    return this.shown(row);
  }

  /** Mails a new link to who knows reference and address; the one before ends. Nobody learns whether there is such a booking. */
  async sendLink(
    actor: Actor,
    { reference, email }: { reference: string; email: string },
    form?: SubmittedForm | null,
  ): Promise<true> {
    const { formGuard, idempotency, bookings, bookingMails } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return true;
    const about = ({ id }: { id: number | null }) =>
      id === null ? [] : ([{ kind: 'booking', id }] as const);
    const request = {
      operation: 'booking link',
      actor,
      ...keyOfForm(form),
      input: { reference, email },
      about,
    };
    await idempotency.run<{ id: number | null }>(request, async (manager) => {
      const row = await findByReference(manager, reference, email);
      if (!row) return { id: null };
      row.keyCounter += 1;
      // The mail may be one too many: then the link that is there stays good.
      if (await bookingMails.sendLink(manager, row)) await bookings.keepKey(manager, row);
      return { id: row.id };
    });
    return true;
  }

  async #confirmAddress(at: BookingAtWork): Promise<void> {
    const { manager, actor, row, departure } = at;
    const { now } = departure;
    if (row.addressConfirmedAt) return;
    if (row.state === 'unconfirmed') return this.#begin(at);
    if (row.state !== 'held' && row.state !== 'requested' && row.state !== 'confirmed')
      throw conflict(
        `This booking is ${row.state}: the time to confirm it is over. Please book again while there are seats.`,
      );
    const until = await this.#holdUntil(at);
    const isLonger = row.state === 'held' && row.holdUntil && until && until > row.holdUntil;
    const longer = isLonger ? { holdUntil: until } : {};
    await writeBooking(manager, actor, row, { addressConfirmedAt: now, ...longer }, now);
    await setWaitingState(manager, row, 'taken', now);
    if (row.state === 'held') await this.#deps.bookingMails.enqueue(manager, row, 'held', {}, 'held');
  }

  /** What had to be confirmed first takes its seats now. */
  async #begin(at: BookingAtWork): Promise<void> {
    const { manager, row, departure } = at;
    refuseClosed(departure);
    refuseSoldOut(departure, row.seats);
    await refuseTooMuchUnpaid(manager, row, row.seats, row.id);
    const state = row.mode === 'instant' ? 'held' : 'requested';
    const holdUntil = (await this.#holdUntil(at)) ?? new Date(departure.now.getTime() + firstHold);
    await this.#deps.transitions.become(
      at,
      { state, holdUntil, addressConfirmedAt: departure.now },
      'Confirmed the address of',
    );
    const mail = state === 'held' ? 'held' : 'received';
    await this.#deps.bookingMails.enqueue(manager, row, mail, {}, state);
  }

  /**
   * As long as the settings say; null where it stays as it is, because money comes online alone. A hold ends with the time in which the date can be
   * booked, but not sooner than a new one does.
   */
  async #holdUntil({ row, departure: { now, cutoffAt } }: BookingAtWork): Promise<Date | null> {
    const { bookings = {} } = await this.#deps.settings.published();
    if (row.mode === 'instant' && isPaidOnlineAlone(bookings)) return null;
    const hours = row.mode === 'instant' ? (bookings.holdHours ?? 24) : (bookings.requestHours ?? 48);
    const latest = Math.max(cutoffAt.getTime(), now.getTime() + firstHold);
    return new Date(Math.min(now.getTime() + hours * hour, latest));
  }

  async #change(
    actor: Actor,
    { id }: BookingEntity,
    work: (at: BookingAtWork) => Promise<void>,
  ): Promise<TravellerBookingMapper> {
    return this.shown(await this.#deps.bookings.change(actor, id, work));
  }

  /** As who has its key sees it. */
  shown(row: BookingEntity): Promise<TravellerBookingMapper> {
    return travellerBookingOf(this.#deps.db.manager, this.#deps.sealed, row);
  }
}
