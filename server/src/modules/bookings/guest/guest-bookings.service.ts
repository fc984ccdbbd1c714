import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { BookingReceipt } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { callerOf } from '../../../platform/addresses.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { parseInput } from '../../../platform/validation.ts';
import { seatsOf } from '../../departures/price-calculation.ts';
import type { LockedDeparture } from '../../departures/seats.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../../inbox/form-guard.ts';
import { BookingEntity } from '../booking.entity.ts';
import type { NewBooking } from '../booking-maker.ts';
import { newBookingReference } from '../booking-reference.ts';
import type { BookingsService } from '../bookings.service.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { PartyPricesService } from '../party-prices.service.ts';
import { type NewBookingValues, newBookingInput } from './booking.input.ts';
import type { BookingKeys } from './booking-keys.ts';
import { isBusyCaller, refuseTooMuchUnpaid } from './unpaid-limits.ts';

export interface GuestBookingsDeps {
  db: DataSource;
  bookings: BookingsService;
  bookingKeys: BookingKeys;
  bookingMails: BookingMails;
  partyPrices: PartyPricesService;
  idempotency: Idempotency;
  formGuard: FormGuard;
  /** False: nothing is counted by address. */
  rateLimits: boolean;
}

/** Milliseconds in which a new booking has to be confirmed by its mail. */
export const firstHold = 30 * 60_000;

/** Takes bookings of visitors. */
export class GuestBookingsService {
  readonly #deps: GuestBookingsDeps;

  constructor(deps: GuestBookingsDeps) {
    this.#deps = deps;
  }

  /** Throws BAD_USER_INPUT with a sentence for each field at fault, CONFLICT, UNAVAILABLE and RATE_LIMITED. */
  async create(actor: Actor, input: unknown, form?: SubmittedForm | null): Promise<BookingReceipt> {
    const { bookings, bookingKeys, formGuard, idempotency } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return receiptForRobots();
    const values = parseInput(newBookingInput, input);
    const callerHash = await bookingKeys.callerHash(callerOf(actor.ip));
    const about = ({ id }: { id: number }) => [{ kind: 'booking', id }] as const;
    const request = { operation: 'create booking', actor, ...keyOfForm(form), input, about };
    const prepare = (manager: EntityManager, departure: LockedDeparture) =>
      this.#prepare(manager, departure, { values, callerHash, ip: actor.ip });
    const row = await bookings
      .take(actor, values.departureId, prepare, {
        mail: 'confirmAddress',
        // The key is a secret: only the number is kept, and the key made anew.
        within: (run) => idempotency.run(request, run),
      })
      .catch((error) => this.#leadToOwn(error, values, callerHash));
    const { reference, state, holdUntil } = row;
    return { reference, state, holdUntil, key: await bookingKeys.keyFor(row) };
  }

  async #prepare(
    manager: EntityManager,
    departure: LockedDeparture,
    { values, callerHash, ip }: { values: NewBookingValues; callerHash: string; ip: string },
  ): Promise<NewBooking> {
    const { partyPrices, rateLimits } = this.#deps;
    const { firstName, lastName, email, phone, message, travellerNames: names } = values;
    const { party, mode, pricing, terms, quoted } = await partyPrices.quote(manager, departure, values.party);
    if (quoted !== values.quoted) throw otherPrice(quoted);
    await refuseTooMuchUnpaid(manager, { email, phone }, seatsOf(party));
    const isBusy = rateLimits && (await isBusyCaller(manager, callerHash, departure));
    return {
      party,
      names,
      // A request counts once its address is confirmed.
      state: mode === 'request' || isBusy ? 'unconfirmed' : 'held',
      holdUntil: new Date(departure.now.getTime() + firstHold),
      mode,
      source: 'web',
      contact: { firstName, lastName, email, phone, message: message ?? '' },
      pricing,
      terms,
      termsIp: ip,
      callerHash,
    };
  }

  /**
   * Who is stopped by what they hold themselves is led to it: its link is mailed to their address again. Only who comes from where that booking came
   * from is told of it, as anybody can enter anybody's address.
   */
  async #leadToOwn(error: unknown, values: NewBookingValues, callerHash: string): Promise<never> {
    const { db, bookingMails } = this.#deps;
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    const { seatsLeft, unpaidBookings } = error.facts;
    if (seatsLeft === undefined && unpaidBookings === undefined) throw error;
    const own = await db.transaction(async (manager) => {
      const [found]: { id: number }[] = await manager.query(
        `SELECT id FROM bookings WHERE lower(email) = lower($1) AND state IN ('unconfirmed', 'requested', 'held')
           AND ($3 OR departure_id = $2) ORDER BY departure_id = $2 DESC, id DESC LIMIT 1`,
        [values.email, values.departureId, seatsLeft === undefined],
      );
      const row = found ? await manager.findOneBy(BookingEntity, { id: found.id }) : null;
      if (row) await bookingMails.sendLink(manager, row);
      return row;
    });
    if (own?.callerHash !== callerHash) throw error;
    const seats = own.seats === 1 ? 'a seat' : `${own.seats} seats`;
    const sentence = `${error.message} You have booked ${seats} already, as booking ${own.reference}: we have mailed you its link again.`;
    throw conflict(sentence, { ...error.facts, reference: own.reference });
  }
}

const otherPrice = (quoted: string) =>
  conflict(
    'The price or the terms have changed since they were shown to you. Please look at them again, and send your booking if you agree.',
    { quoted },
  );

/** Looks like any other; none of it is kept. */
const receiptForRobots = (): BookingReceipt => ({
  reference: newBookingReference(),
  state: 'held',
  holdUntil: new Date(Date.now() + firstHold),
  key: randomBytes(16).toString('base64url'),
});
