import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { type PaymentProvider, PaymentsUnreachable } from '../../../platform/payments/payment-provider.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { badField } from '../../../platform/validation.ts';
import { staffNameOf } from '../../accounts/staff.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { findBooking } from '../booking-rows.ts';
import { PaymentEntity } from '../payment.entity.ts';
import type { RecordDeps } from '../record-state.ts';
import { type GivenBack, givableBack, splitOverCharges } from './charges.ts';
import type { RefundChecks } from './refund-checks.ts';
import { lockRefund, writeOutcome } from './refund-outcome.ts';
import type { RefundSender } from './refund-sender.ts';

export interface RefundsDeps extends RecordDeps {
  db: DataSource;
  paymentProvider: Pick<PaymentProvider, 'name'>;
  refundChecks: Pick<RefundChecks, 'check'>;
  refundSender: Pick<RefundSender, 'promise'>;
}

interface Decided {
  /** Both locked. */
  row: BookingEntity;
  payment: PaymentEntity;
  amount: number;
  reason: string;
}

/** Money that goes back through the payment provider. */
export class RefundsService {
  readonly #deps: RefundsDeps;

  constructor(deps: RefundsDeps) {
    this.#deps = deps;
  }

  /** What the provider could still give back of a booking. */
  givable({ id }: Pick<BookingEntity, 'id'>): Promise<number> {
    const { db, paymentProvider } = this.#deps;
    return givableBack(db.manager, id, paymentProvider.name);
  }

  /**
   * Makes of a line 'to decide' a refund for each charge that its sum came in by, and promises to send them. What came in by hand stays to be
   * decided. Answers what the timeline says of it. Throws BAD_USER_INPUT when nothing came in by the provider.
   */
  async giveBack(
    manager: EntityManager,
    actor: Actor,
    { row, payment, amount, reason }: Decided,
  ): Promise<string> {
    const { paymentProvider, refundSender } = this.#deps;
    const provider = paymentProvider.name;
    const parts = await splitOverCharges(manager, row.id, provider, amount);
    const [first, ...others] = parts;
    if (!first)
      throw badField(
        ['input', 'method'],
        'Nothing of this came in online: please give it back by hand and write it down.',
      );
    const by = { byId: actor.user?.id ?? null, byName: await staffNameOf(manager, actor) };
    const line: Partial<PaymentEntity> = {
      ...by,
      bookingId: row.id,
      direction: 'out',
      currency: payment.currency,
      receiptNumber: '',
      decidesId: payment.id,
      createdAt: new Date(),
    };
    const refundOf = (part: GivenBack): Partial<PaymentEntity> => ({
      ...by,
      state: 'asked',
      method: 'online',
      provider,
      refundsId: part.id,
      amount: part.amount,
      providerTransactionId: part.transactionId,
      reason: reason || payment.reason,
    });
    await manager.update(PaymentEntity, payment.id, refundOf(first));
    await refundSender.promise(manager, payment.id);
    for (const part of others) {
      const { identifiers } = await manager.insert(PaymentEntity, { ...line, ...refundOf(part) });
      await refundSender.promise(manager, identifiers[0]?.id);
    }
    const rest = amount - parts.reduce((sum, part) => sum + part.amount, 0);
    if (rest > 0)
      await manager.insert(PaymentEntity, {
        ...line,
        state: 'toDecide',
        amount: rest,
        reason: 'It came in by hand: please give it back by hand.',
      });
    return `${priceInWords(amount - rest, payment.currency)} is to go back through the provider`;
  }

  /** Whether the same was decided before: then who presses again finds it. */
  async isDecided(manager: EntityManager, { id, method }: PaymentEntity, amount: number): Promise<boolean> {
    if (method !== 'online') return false;
    const [{ sum }] = await manager.query(
      'SELECT sum(amount)::integer AS sum FROM payments WHERE id = $1 OR decides_id = $1',
      [id],
    );
    return sum === amount;
  }

  /** Asks the provider now what became of it. Throws NOT_FOUND, and UNAVAILABLE when it does not answer. */
  async check(id: string | number): Promise<BookingEntity> {
    const { db, refundChecks } = this.#deps;
    const refund = await this.#refund(id);
    await refundChecks.check(refund.id).catch((error) => {
      if (!(error instanceof PaymentsUnreachable)) throw error;
      const message =
        'The payment provider does not answer. Nothing was sent again; please look once more later.';
      throw new AppError('UNAVAILABLE', message);
    });
    return findBooking(db.manager, refund.bookingId);
  }

  /** Somebody looked at the provider's list and says what became of a refund that is unclear. Throws NOT_FOUND, and CONFLICT when it is not. */
  async settle(actor: Actor, id: string | number, wentBack: boolean, reason: string): Promise<BookingEntity> {
    const { db, timeline, activity } = this.#deps;
    const { id: number, bookingId } = await this.#refund(id);
    await db.transaction(async (manager) => {
      const refund = await lockRefund(manager, number);
      if (refund?.state !== 'unclear')
        throw conflict('It is clear by now what became of this refund. Reload to see it.');
      const said = reason.trim();
      const outcome = wentBack
        ? ({ state: 'done', problem: '' } as const)
        : ({ state: 'failed', problem: said } as const);
      await writeOutcome(timeline, manager, actor, refund, { ...outcome, said });
      const sum = priceInWords(refund.amount, refund.currency);
      await activity.record(manager, actor, {
        type: 'update',
        entityType: 'booking',
        entityId: bookingId,
        description: `Said that ${sum} of booking ${bookingId} ${wentBack ? 'went' : 'did not go'} back`,
      });
    });
    return findBooking(db.manager, bookingId);
  }

  async #refund(id: string | number): Promise<PaymentEntity> {
    const number = parseId(id);
    const where = { id: number ?? 0, direction: 'out', method: 'online' } as const;
    const found = await this.#deps.db.manager.findOneBy(PaymentEntity, where);
    if (!found) throw new AppError('NOT_FOUND', 'Refund not found');
    return found;
  }
}
