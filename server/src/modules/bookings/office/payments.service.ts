import type { DataSource, EntityManager } from 'typeorm';
import type { PaymentInput, RefundDecisionInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { staffNameOf } from '../../accounts/staff.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { leftToGoBack } from '../booking-money.ts';
import { findBooking, lockBooking } from '../booking-rows.ts';
import type { BookingsService, WithinBooking } from '../bookings.service.ts';
import type { BookingPapers } from '../papers/booking-papers.service.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { type RecordDeps, recordDeed } from '../record-state.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import { decisionInput, paymentInput } from './payment-input.ts';

export interface PaymentsDeps extends RecordDeps {
  db: DataSource;
  idempotency: Idempotency;
  bookings: BookingsService;
  bookingPapers: Pick<BookingPapers, 'follow'>;
  refunds: Pick<RefundsService, 'giveBack' | 'isDecided'>;
}

/** Money of bookings, written down by hand. A payment is never undone: its opposite is written beside it. */
export class PaymentsService {
  readonly #deps: PaymentsDeps;

  constructor(deps: PaymentsDeps) {
    this.#deps = deps;
  }

  /** Answers the booking: with its deposit it is confirmed. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async record(
    actor: Actor,
    bookingId: string | number,
    given: PaymentInput,
    key?: string | null,
  ): Promise<BookingEntity> {
    const { db, idempotency, bookings } = this.#deps;
    const input = parseInput(paymentInput, given);
    const booking = await findBooking(db.manager, bookingId);
    const { id } = booking;
    const request = {
      operation: 'record payment',
      actor,
      key,
      path: ['key'],
      input: { id, ...given },
      about: () => [{ kind: 'booking', id }],
    };
    const within: WithinBooking = (run) => idempotency.run(request, run);
    const write = async (manager: EntityManager, row: BookingEntity) => {
      await this.#write(manager, actor, row, input);
      return true;
    };
    if (input.direction === 'in')
      await bookings.moneyCame(actor, booking, { amount: input.amount, write, within });
    else
      await within(async (manager) => {
        const row = await locked(manager, id);
        await write(manager, row);
        await this.#deps.bookingPapers.follow(manager, row);
        return { id };
      });
    return findBooking(db.manager, id);
  }

  /** Writes down the opposite of a payment; both stay. Throws NOT_FOUND and CONFLICT. */
  async counter(actor: Actor, id: string | number, reason: string): Promise<BookingEntity> {
    const { db } = this.#deps;
    const bookingId = await db.transaction(async (manager) => {
      const { payment, row } = await lockedPayment(manager, id);
      const { direction, amount, currency, method, receiptNumber } = payment;
      if (payment.provider !== null)
        throw conflict(
          'The payment provider moved this money: it cannot be countered. Please give it back instead.',
        );
      if (payment.state !== 'done') throw conflict('No money moved here: there is nothing to counter.');
      if (payment.countersId !== null)
        throw conflict('This line counters another one. Please write a new payment down.');
      if (await manager.existsBy(PaymentEntity, { countersId: payment.id }))
        throw conflict('This payment is countered already.');
      if (direction === 'in' && amount > (await leftToGoBack(manager, row.id)))
        throw conflict(
          'More went back than would be left of what came in. Please counter what went back first.',
        );
      await this.#insert(manager, actor, {
        bookingId: row.id,
        direction: direction === 'in' ? 'out' : 'in',
        amount,
        currency,
        method,
        receiptNumber,
        paidOn: kampalaDay(),
        reason: reason.trim(),
        countersId: payment.id,
      });
      const sum = `${priceInWords(amount, currency)} of receipt ${receiptNumber}`;
      await this.#tell(manager, actor, row, `${sum} was countered`, reason);
      await this.#deps.bookingPapers.follow(manager, row);
      return row.id;
    });
    return findBooking(db.manager, bookingId);
  }

  /**
   * What goes back of a line 'to decide', and how, or that nothing does. Who decides the same to go back online once more finds what was decided. Throws
   * NOT_FOUND, BAD_USER_INPUT and CONFLICT.
   */
  async decide(actor: Actor, id: string | number, given: RefundDecisionInput): Promise<BookingEntity> {
    const { db, refunds } = this.#deps;
    const input = parseDecision(given);
    const bookingId = await db.transaction(async (manager) => {
      const { payment, row } = await lockedPayment(manager, id);
      const { amount, method } = input;
      if (payment.state !== 'toDecide') {
        if (method === 'online' && (await refunds.isDecided(manager, payment, amount))) return row.id;
        throw conflict(`${payment.byName} decided this already. Reload to see what.`);
      }
      const reason = input.reason ?? '';
      if (amount !== payment.amount && reason === '')
        throw refused('reason', 'Please give a reason for another sum than was waiting.');
      if (amount > (await leftToGoBack(manager, row.id)))
        throw refused('amount', 'No more can go back than came in.');
      const words =
        amount > 0 && method === 'online'
          ? await refunds.giveBack(manager, actor, { row, payment, amount, reason })
          : await this.#decideByHand(manager, actor, payment, input);
      await this.#tell(manager, actor, row, words, reason);
      await this.#deps.bookingPapers.follow(manager, row);
      return row.id;
    });
    return findBooking(db.manager, bookingId);
  }

  /** Answers what the timeline says of it. */
  async #decideByHand(
    manager: EntityManager,
    actor: Actor,
    payment: PaymentEntity,
    { amount, method, receiptNumber, paidOn, reason }: DecisionValues,
  ): Promise<string> {
    const moved = { state: 'done', amount, method, receiptNumber: receiptNumber ?? '', paidOn } as const;
    await manager.update(PaymentEntity, payment.id, {
      ...(amount === 0 ? ({ state: 'dropped' } as const) : moved),
      reason: reason || payment.reason,
      byId: actor.user?.id ?? null,
      byName: await staffNameOf(manager, actor),
    });
    const sum = priceInWords(amount || payment.amount, payment.currency);
    return amount === 0 ? `nothing of ${sum} goes back` : `${sum} went back, receipt ${receiptNumber}`;
  }

  async #write(
    manager: EntityManager,
    actor: Actor,
    row: BookingEntity,
    { direction, method, amount, currency, receiptNumber, paidOn, reason }: PaymentValues,
  ): Promise<void> {
    if (row.currency === null)
      throw refused('currency', 'This booking has no price yet: please write its price lines first.');
    if (currency !== row.currency)
      throw refused(
        'currency',
        `This booking is in ${row.currency}: please write down what came in ${row.currency}.`,
      );
    if (direction === 'out' && amount > (await leftToGoBack(manager, row.id)))
      throw refused('amount', 'No more can go back than came in.');
    const [same] = await manager.query(
      `SELECT FROM payments WHERE booking_id = $1 AND direction = $2 AND state = 'done' AND counters_id IS NULL
         AND lower(receipt_number) = lower($3)
         AND NOT EXISTS (SELECT FROM payments AS counter WHERE counter.counters_id = payments.id)`,
      [row.id, direction, receiptNumber],
    );
    if (same)
      throw refused('receiptNumber', `Receipt ${receiptNumber} is written down on this booking already.`);
    await this.#insert(manager, actor, {
      bookingId: row.id,
      direction,
      amount,
      currency,
      method,
      receiptNumber,
      paidOn,
      reason: reason ?? '',
      countersId: null,
    });
    const how = direction === 'in' ? 'came in' : 'went back';
    const words = `${priceInWords(amount, currency)} ${how}, receipt ${receiptNumber}`;
    await this.#tell(manager, actor, row, words, reason ?? '');
  }

  async #insert(manager: EntityManager, actor: Actor, payment: MovedByHand): Promise<void> {
    const by = { byId: actor.user?.id ?? null, byName: await staffNameOf(manager, actor) };
    await manager.insert(PaymentEntity, { ...payment, ...by, state: 'done', createdAt: new Date() });
  }

  #tell(
    manager: EntityManager,
    actor: Actor,
    { id }: BookingEntity,
    to: string,
    reason: string,
  ): Promise<void> {
    const entry = { type: 'payment', to, text: reason || null } as const;
    return recordDeed(this.#deps, manager, actor, id, ['Wrote down money of', entry]);
  }
}

type MovedByHand = Pick<
  PaymentEntity,
  | 'bookingId'
  | 'direction'
  | 'amount'
  | 'currency'
  | 'method'
  | 'receiptNumber'
  | 'paidOn'
  | 'reason'
  | 'countersId'
>;

type PaymentValues = ReturnType<typeof parsePayment>;
const parsePayment = (given: unknown) => parseInput(paymentInput, given);
type DecisionValues = ReturnType<typeof parseDecision>;
const parseDecision = (given: unknown) => parseInput(decisionInput, given);

const refused = (field: string, message: string) => badField(['input', field], message);

async function locked(manager: EntityManager, id: number): Promise<BookingEntity> {
  return lockBooking(manager, await findBooking(manager, id));
}

/** A payment with its booking, both of which nobody else changes until the transaction ends. Throws NOT_FOUND. */
async function lockedPayment(manager: EntityManager, id: string | number) {
  const found = await demandRow(manager, PaymentEntity, id, 'Payment not found');
  const row = await locked(manager, found.bookingId);
  return { row, payment: await manager.findOneByOrFail(PaymentEntity, { id: found.id }) };
}
