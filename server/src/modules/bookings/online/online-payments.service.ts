import { type DataSource, In, IsNull, Not } from 'typeorm';
import type { PaymentReturnState } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { callerOf } from '../../../platform/addresses.ts';
import { findRow, queryRows } from '../../../platform/database/prepared.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import {
  type PaymentProvider,
  PaymentRefused,
  PaymentsUnreachable,
} from '../../../platform/payments/payment-provider.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { badField } from '../../../platform/validation.ts';
import type { PaymentsOfKind } from '../../payments/payment-kind.ts';
import type { SettlementService } from '../../payments/settlement.service.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { paidFor } from '../booking-money.ts';
import { findBooking, writeBooking } from '../booking-rows.ts';
import type { BookingAtWork } from '../booking-transitions.ts';
import type { BookingsService } from '../bookings.service.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { KeyHolders } from '../guest/key-holders.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { isAttemptReference, newAttemptReference } from './attempt-reference.ts';
import { type PayableRow, payableOf } from './payable.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';
import { bookingPayments, type SettleAttemptDeps } from './settle-attempt.ts';
import { refuseManyTries } from './tries.ts';

export interface OnlinePaymentsDeps extends SettleAttemptDeps {
  db: DataSource;
  bookings: BookingsService;
  bookingKeys: BookingKeys;
  keyHolders: KeyHolders;
  settlement: Pick<SettlementService, 'register'>;
  paymentProvider: PaymentProvider;
  settings: Pick<SettingsService, 'published' | 'agency'>;
  publicUrl: string;
  /** False: nothing is counted by address. */
  rateLimits: boolean;
}

const minute = 60_000;
/** Time that somebody has to pay, if need be by a hold that is made longer: mobile money asks for a PIN on a slow network. */
const timeToPay = 15 * minute;
/** As long as a page of the provider can take money. */
const longest = 24 * 60 * minute;
/** Seconds between two questions to the provider about one try, however many ask us. */
const betweenAsking = 3;
/** As long as a page that somebody came back to is not looked after again. */
const betweenLooks = 10;

/** What guests pay on the provider's own page. */
export class OnlinePaymentsService {
  readonly #deps: OnlinePaymentsDeps;
  readonly #payments: PaymentsOfKind<PaymentAttemptEntity>;

  constructor(deps: OnlinePaymentsDeps) {
    this.#deps = deps;
    this.#payments = deps.settlement.register(bookingPayments(deps));
  }

  /**
   * Writes a try down, then asks the provider for its page. Answers the booking as it is then. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT, RATE_LIMITED, and
   * UNAVAILABLE when the provider does not answer; the hold stays.
   */
  async start(actor: Actor, key: string, amount: number): Promise<BookingEntity> {
    const { bookings, bookingKeys, keyHolders, rateLimits, db } = this.#deps;
    const { id } = await keyHolders.booking(actor, key);
    const callerHash = rateLimits ? await bookingKeys.callerHash(callerOf(actor.ip)) : null;
    const made: { attempt: PaymentAttemptEntity | null } = { attempt: null };
    const row = await bookings.change(actor, id, async (at) => {
      made.attempt = await this.#writeDown(at, amount, callerHash);
    });
    if (made.attempt) await this.#makePage(row, made.attempt);
    return findBooking(db.manager, id);
  }

  /** What can be paid online now; null when nothing can. */
  async payable(row: PayableRow & { paid: number; now: Date }) {
    const { settings, paymentProvider } = this.#deps;
    const { bookings = {} } = await settings.published();
    const payable = payableOf(row, row.paid, bookings, row.now);
    return payable && { ...payable, isSandbox: paymentProvider.name === 'sandbox' };
  }

  /** The page that was made last, while it takes money, nobody has paid on it, and so much is still to be paid. */
  async openPage(row: PayableRow & { id: number; paid: number; now: Date }) {
    const payable = await this.payable(row);
    const [last] = await this.#deps.db.manager.find(PaymentAttemptEntity, {
      // Of a try that is being made in another tab there is no page so far.
      where: { bookingId: row.id, link: Not(IsNull()) },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!payable || !last?.link || last.status !== 'pending' || last.linkEndsAt <= row.now) return null;
    const { link, amount, currency, linkEndsAt: endsAt } = last;
    return amount <= payable.most ? { link, amount, currency, endsAt } : null;
  }

  /** What came in and went back, or is on its way back, the first one first. */
  async payments(bookingId: number): Promise<PaymentEntity[]> {
    const state = In(['done', 'asked', 'unclear']);
    return this.#deps.db.manager.find(PaymentEntity, { where: { bookingId, state }, order: { id: 'ASC' } });
  }

  /** What became of it, for who comes back; while it is open it is asked about soon. Tells nobody whether there is such a payment. */
  async seen(reference: string): Promise<{ state: PaymentReturnState }> {
    if (await this.#toBeAsked(reference, betweenLooks)) await this.#payments.checkSoon({ reference });
    return stateOf(await this.#find(reference));
  }

  /** As `seen`, and the provider is asked now. While it does not answer it counts as open. */
  async check(reference: string): Promise<{ state: PaymentReturnState }> {
    const attempt = await this.#toBeAsked(reference, betweenAsking);
    if (!attempt) return stateOf(await this.#find(reference));
    const settled = await this.#payments.settle({ reference }, attempt).catch(async (error) => {
      const isLater = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (!(error instanceof PaymentsUnreachable) && !isLater) throw error;
      if (isLater) await this.#payments.checkSoon({ reference });
      return this.#find(reference);
    });
    return stateOf(settled);
  }

  async #writeDown(
    at: BookingAtWork,
    amount: number,
    callerHash: string | null,
  ): Promise<PaymentAttemptEntity> {
    const { settings, paymentProvider } = this.#deps;
    const { manager, row, departure } = at;
    const { bookings = {} } = await settings.published();
    const payable = payableOf(row, await paidFor(manager, row.id), bookings, departure.now);
    if (!payable || !row.currency) throw conflict(`${whyNot(row)} ${await this.#askOffice()}`);
    const { least, most } = payable;
    if (amount < least || amount > most) throw otherSum(least, most, row.currency);
    await refuseManyTries(manager, { bookingId: row.id, callerHash }, await this.#askOffice());
    const lengthened = await this.#lengthen(at);
    return manager.save(PaymentAttemptEntity, {
      bookingId: row.id,
      reference: newAttemptReference(),
      amount,
      currency: row.currency,
      status: 'pending',
      provider: paymentProvider.name,
      link: null,
      lengthened,
      callerHash,
      problem: null,
      linkEndsAt: await this.#endOfLink(at),
      createdAt: departure.now,
      checkedAt: null,
      settledAt: null,
    } as const);
  }

  /** Who begins to pay gets 15 minutes for it, once. */
  async #lengthen({ manager, actor, row, departure: { now } }: BookingAtWork): Promise<boolean> {
    const until = new Date(now.getTime() + timeToPay);
    if (row.state !== 'held' || row.holdUntil === null || row.holdUntil >= until) return false;
    if (await manager.existsBy(PaymentAttemptEntity, { bookingId: row.id, lengthened: true })) return false;
    await writeBooking(manager, actor, row, { holdUntil: until }, now);
    return true;
  }

  /** The page takes money as long as seats are held, for a balance a day; in whole minutes, never longer. */
  async #endOfLink({ row, departure: { now } }: BookingAtWork): Promise<Date> {
    const left = row.state === 'held' && row.holdUntil ? row.holdUntil.getTime() - now.getTime() : longest;
    const minutes = Math.floor(Math.min(left, longest) / minute);
    if (minutes >= 1) return new Date(now.getTime() + minutes * minute);
    throw conflict(
      `Your seats are held for less than a minute, which is too short to pay. Please make the hold longer, or book again. ${await this.#askOffice()}`,
    );
  }

  async #makePage(row: BookingEntity, attempt: PaymentAttemptEntity): Promise<void> {
    const { db, paymentProvider, publicUrl, settings } = this.#deps;
    const { name, logo, email } = await settings.agency();
    const { id, reference, amount, currency, linkEndsAt, createdAt } = attempt;
    try {
      const { link } = await paymentProvider.createPage({
        reference,
        amount,
        currency,
        email: row.email || email,
        name: `${row.firstName} ${row.lastName}`.trim(),
        phone: row.phone || null,
        title: name,
        description: `${row.programName}, booking ${row.reference}`,
        logo: new URL(logo ?? '/favicon.svg', publicUrl).href,
        returnUrl: `${publicUrl}/booking/paid?reference=${reference}`,
        minutes: Math.round((linkEndsAt.getTime() - createdAt.getTime()) / minute),
      });
      await db.manager.update(PaymentAttemptEntity, id, { link });
    } catch (error) {
      if (!(error instanceof PaymentRefused) && !(error instanceof PaymentsUnreachable)) throw error;
      // Nobody has the link, so nobody can pay on it.
      const failed = { status: 'failed', problem: error.message, settledAt: new Date() } as const;
      await db.manager.update(PaymentAttemptEntity, id, failed);
      throw await this.#noPage(row, error);
    }
  }

  async #noPage(row: BookingEntity, error: PaymentRefused | PaymentsUnreachable): Promise<AppError> {
    const held = row.state === 'held' ? 'Your seats stay held. ' : '';
    const office = await this.#askOffice();
    if (error instanceof PaymentRefused)
      return conflict(
        `The payment provider did not take this payment: ${sentence(error.message)} ${held}${office}`,
      );
    return new AppError(
      'UNAVAILABLE',
      `The payment provider does not answer at the moment, and nothing was paid. ${held}Please try again in a few minutes. ${office}`,
      [],
      { retryAfter: 60 },
    );
  }

  /** What else there is to do. */
  async #askOffice(): Promise<string> {
    const { phone } = await this.#deps.settings.agency();
    return phone ? `You can also call the office: ${phone}.` : 'You can also write to the office.';
  }

  async #find(reference: string): Promise<PaymentAttemptEntity | null> {
    if (!isAttemptReference(reference)) return null;
    return findRow(this.#deps.db.manager, PaymentAttemptEntity, { reference });
  }

  /** The try that the provider should be asked about: it is not paid, and nobody asked in these last seconds. */
  async #toBeAsked(reference: string, seconds: number): Promise<PaymentAttemptEntity | null> {
    if (!isAttemptReference(reference)) return null;
    const [attempt] = await queryRows(this.#deps.db.manager, PaymentAttemptEntity, {
      name: 'a try that is asked about',
      // Nobody waits for the disk: a moment that a power cut takes away costs one question more.
      text: `UPDATE payment_attempts SET checked_at = now()
       FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unhurried
       WHERE reference = $1 AND status <> 'successful'
         AND (checked_at IS NULL OR checked_at < now() - make_interval(secs => $2)) RETURNING payment_attempts.*`,
      values: [reference, seconds],
    });
    return attempt ?? null;
  }
}

/** Of a try that is there or not: a stranger learns nothing. */
function stateOf(found: PaymentAttemptEntity | null): { state: PaymentReturnState } {
  if (found?.status === 'successful') return { state: 'paid' };
  if (found?.status !== 'failed') return { state: 'asking' };
  // A problem of a try that had a page is money in another currency; without one, nobody could pay.
  return { state: found.problem !== null && found.link !== null ? 'otherCurrency' : 'failed' };
}

/** Why nothing can be paid online. */
function whyNot({ state, total }: BookingEntity): string {
  if (total === null) return 'This booking has no price yet.';
  if (state === 'held' || state === 'confirmed') return 'There is nothing to pay online for this booking.';
  return `This booking is ${state}: nothing can be paid online for it.`;
}

function otherSum(least: number, most: number, currency: 'USD' | 'UGX') {
  const message =
    least === most
      ? `Please pay exactly ${priceInWords(most, currency)}.`
      : `Please pay at least ${priceInWords(least, currency)} and at most ${priceInWords(most, currency)}.`;
  return badField('amount', message);
}

/** The words of somebody else, with a full stop at their end. */
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
