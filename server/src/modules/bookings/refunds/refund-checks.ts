// Looks what became of money that is to go back. Nothing here ever moves any.
import type { DataSource, EntityManager } from 'typeorm';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { daysBefore } from '../../../platform/kampala-day.ts';
import {
  type PaymentProvider,
  PaymentsUnreachable,
  type Refund,
} from '../../../platform/payments/payment-provider.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { clock } from '../record-state.ts';
import { isOnItsWay, lockRefund, outcomeOf, type RefundOutcome, writeOutcome } from './refund-outcome.ts';

export interface RefundChecksDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'repeat' | 'send'>;
  timeline: Pick<TimelineService, 'record'>;
  paymentProvider: Pick<PaymentProvider, 'name' | 'findRefund' | 'refundsOf'>;
}

const job = 'refunds-recheck';
/** Asked of the provider at most so often in one round. */
const perRound = 200;
/** In a row without an answer, after which the provider is taken to be away. */
const maxUnanswered = 3;
/** Milliseconds for which the answer to our own call may still come. */
const answerTime = 15_000;

export class RefundChecks {
  readonly #deps: RefundChecksDeps;

  constructor(deps: RefundChecksDeps) {
    this.#deps = deps;
    deps.jobs.repeat(job, '*/5 * * * *', () => this.recheck(), { timeout: 280 });
  }

  /**
   * Asks the provider what became of a refund that was sent. Where it never told a number, its list is looked at. Throws PaymentsUnreachable, which
   * changes nothing but that a refund without an answer is unclear.
   */
  async check(id: number): Promise<void> {
    const { db } = this.#deps;
    const refund = await db.manager.findOneBy(PaymentEntity, { id });
    if (!refund || !isOnItsWay(refund) || refund.sentAt === null) return;
    const isLate = Date.now() - refund.sentAt.getTime() > answerTime;
    try {
      const found = await this.#find(refund);
      if (found) await this.#write(refund, outcomeOf(found));
      else if (isLate) await this.#write(refund, unclear(notInTheList(refund)));
    } catch (error) {
      if (error instanceof PaymentsUnreachable && refund.providerRefundId === null && isLate)
        await this.#write(refund, unclear(error.message));
      else await db.manager.update(PaymentEntity, id, { checkedAt: new Date() });
      throw error;
    }
  }

  /**
   * Takes those that were never sent as sent at that moment. In a restored copy nobody knows: so the provider is asked, and staff decide about what it
   * does not have. Returns how many they are.
   */
  async assumeSent(manager: EntityManager, at: Date): Promise<number> {
    const [, count] = await manager.query(
      `UPDATE payments SET sent_at = $1
       WHERE direction = 'out' AND state = 'asked' AND sent_at IS NULL AND provider_transaction_id IS NOT NULL`,
      [at],
    );
    return count;
  }

  /**
   * Asks about all that are on their way: for an hour each time, then each hour. One that cannot be asked about does not stop the others; a
   * provider that answers none of several in a row is left alone until the next time. Returns about how many it asked.
   */
  async recheck(): Promise<number> {
    const { db, jobs } = this.#deps;
    const rows: { id: number; isSent: boolean }[] = await db.query(
      `SELECT id, sent_at IS NOT NULL AS "isSent" FROM payments WHERE direction = 'out' AND state IN ('asked', 'unclear')
         AND (sent_at IS NULL OR checked_at IS NULL OR checked_at < now() -
           CASE WHEN sent_at > now() - interval '1 hour' THEN interval '4 minutes' ELSE interval '55 minutes' END)
       ORDER BY checked_at NULLS FIRST, id LIMIT ${perRound}`,
    );
    let unanswered = 0;
    const problems: unknown[] = [];
    for (const { id, isSent } of rows) {
      // Whose job was given up before anything was sent, as the database was away: it is safe to send now.
      const once = { key: String(id), seconds: 3_600 };
      const look = isSent ? this.check(id) : jobs.send(db.manager, 'refund', { id }, { about: [], once });
      await look.then(
        () => {
          unanswered = 0;
        },
        (error) => {
          if (error instanceof PaymentsUnreachable) unanswered += 1;
          else problems.push(error);
        },
      );
      if (unanswered >= maxUnanswered) break;
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Some refunds could not be checked.');
    return rows.length;
  }

  async #find(refund: PaymentEntity): Promise<Refund | null> {
    const { paymentProvider } = this.#deps;
    const { providerRefundId, providerTransactionId, sentAt, amount, currency } = refund;
    if (providerRefundId !== null) return paymentProvider.findRefund(providerRefundId);
    if (providerTransactionId === null || sentAt === null) return null;
    // The provider has days of its own zone.
    const since = daysBefore(sentAt.toISOString().slice(0, 10), 1);
    const listed = await paymentProvider.refundsOf(providerTransactionId, since);
    const alike = listed.filter((listing) => listing.amount === amount && listing.currency === currency);
    const known = await this.#known(
      refund,
      alike.map(({ refundId }) => refundId),
    );
    return alike.find(({ refundId }) => !known.has(refundId)) ?? null;
  }

  /** Those that are other refunds of ours. */
  async #known({ id }: PaymentEntity, refundIds: string[]): Promise<Set<string>> {
    if (refundIds.length === 0) return new Set();
    const rows: { id: string }[] = await this.#deps.db.query(
      'SELECT provider_refund_id AS id FROM payments WHERE provider = $1 AND provider_refund_id = ANY($2) AND id <> $3',
      [this.#deps.paymentProvider.name, refundIds, id],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** What somebody else found meanwhile is newer than that nothing was found. */
  async #write({ id, providerRefundId }: PaymentEntity, outcome: RefundOutcome): Promise<void> {
    const { db, timeline } = this.#deps;
    await db.transaction(async (manager) => {
      const refund = await lockRefund(manager, id);
      if (!refund || (outcome.state === 'unclear' && refund.providerRefundId !== providerRefundId)) return;
      await writeOutcome(timeline, manager, clock, refund, outcome);
    });
  }
}

const unclear = (problem: string): RefundOutcome => ({ state: 'unclear', problem });

const notInTheList = ({ providerRefundId }: PaymentEntity) =>
  providerRefundId === null
    ? 'The provider does not have it in its list.'
    : `The provider does not know its refund ${providerRefundId} any more.`;
