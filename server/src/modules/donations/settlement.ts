// From pending to paid or failed: by the provider's word only, once, whoever hears of it first.
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import {
  type Payment,
  type PaymentHint,
  type PaymentProvider,
  PaymentsUnreachable,
} from '../../platform/payments/payment-provider.ts';
import type { MailService } from '../mail/mail.service.ts';
import { recordDonationEvent } from './accounts/donation-events.ts';
import { symbolOf } from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { isReference } from './reference.ts';

interface SettlementDeps {
  db: DataSource;
  mail: MailService;
  payments: PaymentProvider;
}

/** Asked of the provider at most so often in one round. */
const perRound = 200;
/** Donations in a row without an answer after which the provider is taken to be away. */
const maxUnanswered = 3;

export class Settlement {
  readonly #deps: SettlementDeps;

  constructor(deps: SettlementDeps) {
    this.#deps = deps;
  }

  /**
   * Asks the provider and writes down what it says; the receipt is promised in the same transaction. A donation that is
   * paid already stays as it is. Throws NOT_FOUND, and PaymentsUnreachable, which changes nothing.
   */
  async settle(hint: PaymentHint): Promise<DonationEntity> {
    const { db, payments } = this.#deps;
    const { reference } = hint;
    const known = isReference(reference) && (await db.manager.findOneBy(DonationEntity, { reference }));
    if (!known) throw new AppError('NOT_FOUND', 'Donation not found');
    if (known.status === 'successful') return known;
    // Outside of the transaction: the provider may take seconds, and a lock must not.
    const payment = await payments.verify(hint).catch(async (error) => {
      await recordDonationEvent(db.manager, known.id, 'unreachable');
      throw error;
    });
    return db.transaction((manager) => this.#write(manager, reference, payment));
  }

  /**
   * Asks again about what has been pending for more than 10 minutes and less than 24 hours. One that cannot be asked
   * about does not stop the others, and comes after them the next time; a provider that answers none of several in a
   * row is left alone until then. Returns how many are no longer pending; throws, at the end, what else went wrong.
   */
  async recheck(): Promise<number> {
    let settled = 0;
    let unanswered = 0;
    const problems: unknown[] = [];
    for (const hint of await this.#waiting()) {
      try {
        if ((await this.settle(hint)).status !== 'pending') settled += 1;
        unanswered = 0;
      } catch (error) {
        await this.#noteAsked(hint);
        if (error instanceof PaymentsUnreachable) unanswered += 1;
        else problems.push(error);
      }
      if (unanswered >= maxUnanswered) break;
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Some donations could not be checked.');
    return settled;
  }

  async #noteAsked({ reference }: PaymentHint): Promise<void> {
    await this.#deps.db.manager.update(DonationEntity, { reference }, { checkedAt: new Date() });
  }

  /** Those that were not asked about for longest first. */
  #waiting(): Promise<PaymentHint[]> {
    return this.#deps.db.query(
      `SELECT reference, provider_transaction_id AS "transactionId" FROM donations
       WHERE status = 'pending' AND created_at BETWEEN now() - interval '24 hours' AND now() - interval '10 minutes'
       ORDER BY checked_at NULLS FIRST, id LIMIT ${perRound}`,
    );
  }

  async #write(manager: EntityManager, reference: string, payment: Payment): Promise<DonationEntity> {
    const donation = await manager.findOneOrFail(DonationEntity, {
      where: { reference },
      // Of all who heard of the payment at once, one at a time.
      lock: { mode: 'pessimistic_write' },
    });
    if (donation.status === 'successful') return donation;
    const changes: Partial<DonationEntity> = { ...outcomeOf(donation, payment), checkedAt: new Date() };
    await manager.update(DonationEntity, donation.id, changes);
    Object.assign(donation, changes);
    const isRefused = payment.status === 'successful' && changes.status !== 'successful';
    await recordDonationEvent(manager, donation.id, isRefused ? 'refused' : payment.status);
    if (changes.status === 'successful') await this.#promiseReceipt(manager, donation);
    return donation;
  }

  async #promiseReceipt(manager: EntityManager, donation: DonationEntity): Promise<void> {
    // Of a donor who was erased since, nobody can be thanked.
    const isSent = donation.email !== '' && (await enqueueThanks(this.#deps.mail, manager, donation));
    if (isSent) await recordDonationEvent(manager, donation.id, 'thanks');
  }
}

/** What changes about a donation that is not paid yet. A failed one can still be paid: the checkout lets people try again. */
function outcomeOf(donation: DonationEntity, payment: Payment): Partial<DonationEntity> {
  if (payment.status === 'pending') return {};
  const providerTransactionId = payment.transactionId;
  const settledAt = new Date();
  if (payment.status === 'failed') {
    return donation.status === 'failed' ? {} : { status: 'failed', providerTransactionId, settledAt };
  }
  const { amount, currency } = payment;
  if (currency !== donation.currency || amount < donation.amount) {
    const problem = `Paid were ${amount} ${currency} instead of ${donation.amount} ${donation.currency}.`;
    return { providerTransactionId, problem };
  }
  return { status: 'successful', providerTransactionId, problem: null, settledAt };
}

/** Promises the mail that thanks for a confirmed donation. False when its address has had the most it may get. */
export function enqueueThanks(
  mail: Pick<MailService, 'enqueue'>,
  manager: EntityManager,
  { id, email, amount, currency, reference, settledAt }: DonationEntity,
): Promise<boolean> {
  const date = kampalaDay(settledAt ?? undefined);
  const data = { amount, currency, symbol: symbolOf(currency), reference, date };
  return mail.enqueue(manager, { to: email, template: 'donation-receipt', data }, [{ kind: 'donation', id }]);
}
