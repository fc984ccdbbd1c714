// Donations as a kind of payment: which wait, and what becomes of one when the provider has spoken.
import type { DataSource, EntityManager } from 'typeorm';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { toMajor, toMinor } from '../../platform/payments/minor-units.ts';
import type { Payment } from '../../platform/payments/payment-provider.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PaymentKind } from '../payments/payment-kind.ts';
import { recordDonationEvent } from './accounts/donation-events.ts';
import { symbolOf } from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { isReference } from './reference.ts';

interface DonationPaymentsDeps {
  db: DataSource;
  mail: MailService;
}

export function createDonationPayments({ db, mail }: DonationPaymentsDeps): PaymentKind<DonationEntity> {
  return {
    name: 'donation',
    isReference,
    takesSeveral: false,
    find: (reference) => db.manager.findOneBy(DonationEntity, { reference }),
    isSettled: ({ status }) => status === 'successful',
    settle: ({ id }, [payment]) => db.transaction((manager) => write(manager, mail, id, payment)),
    unreachable: ({ id }) => recordDonationEvent(db.manager, id, 'unreachable'),

    /** Pending for more than 10 minutes and less than 24 hours. */
    waiting: (max) =>
      db.query(
        `SELECT reference, provider_transaction_id AS "transactionId" FROM donations
         WHERE status = 'pending' AND created_at BETWEEN now() - interval '24 hours' AND now() - interval '10 minutes'
         ORDER BY checked_at NULLS FIRST, id LIMIT $1`,
        [max],
      ),

    async noteAsked(reference) {
      await db.manager.update(DonationEntity, { reference }, { checkedAt: new Date() });
    },
  };
}

async function write(
  manager: EntityManager,
  mail: MailService,
  id: number,
  payment: Payment,
): Promise<DonationEntity> {
  const donation = await manager.findOneOrFail(DonationEntity, {
    where: { id },
    // Of all who heard of the payment at once, one at a time.
    lock: { mode: 'pessimistic_write' },
  });
  if (donation.status === 'successful') return donation;
  const changes: Partial<DonationEntity> = { ...outcomeOf(donation, payment), checkedAt: new Date() };
  await manager.update(DonationEntity, id, changes);
  Object.assign(donation, changes);
  const isRefused = payment.status === 'successful' && changes.status !== 'successful';
  await recordDonationEvent(manager, id, isRefused ? 'refused' : payment.status);
  if (changes.status === 'successful') await promiseReceipt(manager, mail, donation);
  return donation;
}

async function promiseReceipt(
  manager: EntityManager,
  mail: MailService,
  donation: DonationEntity,
): Promise<void> {
  // Of a donor who was erased since, nobody can be thanked.
  const isSent = donation.email !== '' && (await enqueueThanks(mail, manager, donation));
  if (isSent) await recordDonationEvent(manager, donation.id, 'thanks');
}

/** What changes about a donation that is not paid yet. A failed one can still be paid: the checkout lets people try again. */
function outcomeOf(donation: DonationEntity, payment: Payment): Partial<DonationEntity> {
  if (payment.status === 'pending') return {};
  const providerTransactionId = payment.transactionId;
  const settledAt = new Date();
  if (payment.status === 'failed') {
    return donation.status === 'failed' ? {} : { status: 'failed', providerTransactionId, settledAt };
  }
  const isEnough = payment.amount >= toMinor(donation.amount, donation.currency);
  if (payment.currency !== donation.currency || !isEnough) {
    const paid = `${toMajor(payment)} ${payment.currency}`;
    const problem = `Paid were ${paid} instead of ${donation.amount} ${donation.currency}.`;
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
