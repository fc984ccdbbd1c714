import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { Refund } from '../../../platform/payments/payment-provider.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import { addRefundToDecide } from '../booking-money.ts';
import { PaymentEntity } from '../payment.entity.ts';

/** What became of a refund, as far as is known. */
export interface RefundOutcome {
  state: 'asked' | 'unclear' | 'done' | 'failed';
  /** The provider's number of it, once it told one. */
  refundId?: string;
  /** In the provider's words, or why nobody knows. */
  problem: string;
  /** Words of who says so where no provider does. */
  said?: string;
}

export const outcomeOf = ({ status, refundId, word }: Refund): RefundOutcome => ({
  state: status,
  refundId,
  problem: status === 'done' ? '' : word,
});

/** Whether it may still come to an end. */
export const isOnItsWay = ({ state }: PaymentEntity): boolean => state === 'asked' || state === 'unclear';

/** A refund that nobody else changes until the transaction ends; null when there is none. */
export const lockRefund = (manager: EntityManager, id: number): Promise<PaymentEntity | null> =>
  manager.findOne(PaymentEntity, {
    where: { id, direction: 'out' },
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Writes down what became of a refund that is locked. One that came to an end stays as it is. Of one that failed somebody decides anew: the
 * provider's words stand at the new line.
 */
export async function writeOutcome(
  timeline: Pick<TimelineService, 'record'>,
  manager: EntityManager,
  actor: Actor,
  refund: PaymentEntity,
  { state, refundId, problem, said }: RefundOutcome,
): Promise<void> {
  if (!isOnItsWay(refund)) return;
  await manager.update(PaymentEntity, refund.id, {
    state,
    problem: problem.slice(0, 500),
    checkedAt: new Date(),
    ...(refundId !== undefined && { providerRefundId: refundId }),
    ...(state === 'done' && { paidOn: kampalaDay() }),
  });
  if (state === refund.state) return;
  const { bookingId, amount, currency } = refund;
  const sum = priceInWords(amount, currency);
  const subject = { kind: 'booking', id: bookingId } as const;
  const text = said ?? (problem || null);
  await timeline.record(manager, actor, subject, { type: 'payment', to: wordsOf[state](sum), text });
  if (state !== 'failed') return;
  const reason = `The provider did not give it back: ${problem}`.slice(0, 300);
  await addRefundToDecide(manager, actor, { bookingId, amount, currency, reason });
}

const wordsOf: Record<RefundOutcome['state'], (sum: string) => string> = {
  asked: (sum) => `the provider has taken on to give ${sum} back`,
  unclear: (sum) => `it is unclear whether ${sum} goes back`,
  done: (sum) => `${sum} went back through the provider`,
  failed: (sum) => `${sum} did not go back through the provider`,
};
