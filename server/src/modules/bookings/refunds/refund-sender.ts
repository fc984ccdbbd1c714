// Tells the provider to give money back: once, whatever happens. It has no key that would make a second telling harmless.
import type { DataSource, EntityManager } from 'typeorm';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import {
  type PaymentProvider,
  PaymentRefused,
  PaymentsUnreachable,
  type RefundOrder,
} from '../../../platform/payments/payment-provider.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { clock } from '../record-state.ts';
import type { RefundChecks } from './refund-checks.ts';
import { lockRefund, outcomeOf, type RefundOutcome, writeOutcome } from './refund-outcome.ts';

export interface RefundSenderDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'work' | 'send'>;
  timeline: Pick<TimelineService, 'record'>;
  paymentProvider: Pick<PaymentProvider, 'refund'>;
  refundChecks: Pick<RefundChecks, 'check'>;
}

const job = 'refund';

export class RefundSender {
  readonly #deps: RefundSenderDeps;

  constructor(deps: RefundSenderDeps) {
    this.#deps = deps;
    deps.jobs.work<{ id: number }>(job, { timeout: 60, concurrency: 2 }, ({ id }) => this.send(id));
  }

  /** Promises to send it, in the transaction that wrote it down. */
  promise(manager: EntityManager, id: number): Promise<void> {
    // About nobody: it is of the payment, which stays in the books.
    return this.#deps.jobs.send(manager, job, { id }, { about: [] });
  }

  /**
   * Sends a refund that was not sent before. That it is being sent is committed first, so whoever comes second, also after a process that was
   * killed in between, only looks for it.
   */
  async send(id: number): Promise<void> {
    const { db, refundChecks, timeline } = this.#deps;
    const order = await db.transaction((manager) => this.#claim(manager, id));
    if (order === null) return refundChecks.check(id);
    const outcome = await this.#tell(order);
    await db.transaction(async (manager) => {
      const refund = await lockRefund(manager, id);
      if (refund) await writeOutcome(timeline, manager, clock, refund, outcome);
    });
  }

  async #claim(manager: EntityManager, id: number): Promise<RefundOrder | null> {
    const refund = await lockRefund(manager, id);
    if (refund?.state !== 'asked' || refund.sentAt !== null || !refund.providerTransactionId) return null;
    await manager.update(PaymentEntity, id, { sentAt: new Date() });
    const { providerTransactionId, amount, currency } = refund;
    // The provider and its staff read the comment: it names no person.
    return { transactionId: providerTransactionId, amount, currency, comment: `Refund ${id}` };
  }

  async #tell(order: RefundOrder): Promise<RefundOutcome> {
    try {
      return outcomeOf(await this.#deps.paymentProvider.refund(order));
    } catch (error) {
      if (error instanceof PaymentRefused) return { state: 'failed', problem: error.message };
      if (error instanceof PaymentsUnreachable) return { state: 'unclear', problem: error.message };
      throw error;
    }
  }
}
