// From pending to paid: by the provider's word only. Each charge is one row, whoever hears of it first and however often.
import type { DataSource, EntityManager } from 'typeorm';
import type { Currency } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { findRow, queryPrepared } from '../../../platform/database/prepared.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { PaymentHint, SuccessfulPayment } from '../../../platform/payments/payment-provider.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import { recordDifference } from '../../payments/differences/record-difference.ts';
import type { PaymentKind, ProviderAnswer } from '../../payments/payment-kind.ts';
import type { BookingsService } from '../bookings.service.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { isAttemptReference } from './attempt-reference.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';

export interface SettleAttemptDeps {
  db: DataSource;
  timeline: Pick<TimelineService, 'record'>;
  bookings: Pick<BookingsService, 'moneyCame'>;
}

/** Who acts when a payment comes in: nobody of the staff, and no guest either. */
const provider: Actor = { user: null, ip: '', userAgent: '' };

/** SQL: a page that took money until more than a day ago. What is paid on it after all is told by an event, or found by the comparison at night. */
const isOver = `link_ends_at < now() - interval '1 day'`;

const channels: Readonly<Record<SuccessfulPayment['channel'], string>> = {
  card: 'by card',
  mobileMoney: 'by mobile money',
  bank: 'by bank transfer',
  other: 'online',
};

export function bookingPayments({
  db,
  timeline,
  bookings,
}: SettleAttemptDeps): PaymentKind<PaymentAttemptEntity> {
  const find = (reference: string) => findRow(db.manager, PaymentAttemptEntity, { reference });

  async function isKnown({ provider: name }: PaymentAttemptEntity, providerTransactionId: string) {
    const charge = { provider: name, providerTransactionId, direction: 'in' } as const;
    return (await findRow(db.manager, PaymentEntity, charge)) !== null;
  }

  /** Writes a charge down with what comes of it, unless that was done before. */
  async function take(attempt: PaymentAttemptEntity, charge: SuccessfulPayment): Promise<void> {
    const { bookingId: id } = attempt;
    const [booking] = await queryPrepared<{ currency: Currency; departureId: number; isKnown: boolean }>(
      db.manager,
      'booking of a charge',
      `SELECT currency, departure_id AS "departureId", EXISTS (SELECT FROM payments
         WHERE provider = $2 AND provider_transaction_id = $3 AND direction = 'in') AS "isKnown"
       FROM bookings WHERE id = $1`,
      [id, attempt.provider, charge.transactionId],
    );
    if (!booking) throw new Error(`The try ${attempt.reference} has no booking.`);
    const { currency, departureId, isKnown } = booking;
    if (charge.currency !== attempt.currency || charge.currency !== currency)
      return takeOther(attempt, charge);
    if (isKnown) return;
    await bookings.moneyCame(
      provider,
      { id, departureId },
      {
        amount: charge.amount,
        isOnline: true,
        write: (manager) => write(manager, attempt, charge),
      },
    );
  }

  /** False where somebody else wrote it down since. */
  async function write(
    manager: EntityManager,
    attempt: PaymentAttemptEntity,
    { amount, transactionId, fee, channel }: SuccessfulPayment,
  ): Promise<boolean> {
    const { currency, bookingId: id } = attempt;
    const now = new Date();
    const [taken] = await queryPrepared(
      manager,
      'a charge of a try',
      `WITH taken AS (
         INSERT INTO payments (booking_id, direction, state, method, amount, currency, fee, receipt_number, paid_on, reason, by_name,
           created_at, provider, attempt_id, provider_transaction_id)
         VALUES ($1, 'in', 'done', $2, $3, $4, $5, '', $6, '', 'System', $7, $8, $9, $10)
         ON CONFLICT DO NOTHING RETURNING attempt_id),
       settled AS (
         UPDATE payment_attempts SET status = 'successful', problem = NULL, settled_at = $7, checked_at = $7
         FROM taken WHERE id = taken.attempt_id)
       SELECT FROM taken`,
      [id, channel, amount, currency, fee, kampalaDay(now), now, attempt.provider, attempt.id, transactionId],
    );
    if (!taken) return false;
    const settled = { status: 'successful', problem: null, settledAt: now, checkedAt: now } as const;
    Object.assign(attempt, settled);
    const words = `${priceInWords(amount, currency)} came in ${channels[channel]}, number ${transactionId}`;
    await timeline.record(manager, provider, { kind: 'booking', id }, { type: 'payment', to: words });
    return true;
  }

  /** Money in a currency that was not asked for is in no sum of the booking: somebody looks at it. */
  async function takeOther(attempt: PaymentAttemptEntity, charge: SuccessfulPayment): Promise<void> {
    const { amount, currency, bookingId, reference } = attempt;
    const paid = wordsFor(charge);
    const problem = `Paid were ${paid} instead of ${priceInWords(amount, currency)}.`;
    await db.transaction(async (manager) => {
      const isNew = await recordDifference(manager, {
        kind: 'otherSum',
        about: 'charge',
        provider: attempt.provider,
        number: charge.transactionId,
        here: priceInWords(amount, currency),
        there: paid,
        reference,
        bookingId,
      });
      const changes = { problem, checkedAt: new Date() };
      // Nothing more is to come of it; the booking waits for the right money as before.
      const closed = attempt.status === 'pending' ? { status: 'failed' as const, settledAt: new Date() } : {};
      await manager.update(PaymentAttemptEntity, attempt.id, { ...changes, ...closed });
      if (isNew)
        await timeline.record(
          manager,
          provider,
          { kind: 'booking', id: bookingId },
          { type: 'payment', to: `${paid} came in, in another currency than was asked for` },
        );
    });
  }

  /** Notes an answer of which no money comes; one that is paid stays so. */
  async function note(attempt: PaymentAttemptEntity, hasFailed: boolean): Promise<void> {
    await db.query(
      `UPDATE payment_attempts SET checked_at = now(),
         status = CASE WHEN $2 OR ${isOver} THEN 'failed' ELSE status END,
         settled_at = CASE WHEN $2 OR ${isOver} THEN now() ELSE settled_at END
       WHERE id = $1 AND status = 'pending'`,
      [attempt.id, hasFailed],
    );
  }

  return {
    name: 'booking-payment',
    isReference: isAttemptReference,
    find,
    takesSeveral: true,
    isSettled: (attempt, { transactionId }: PaymentHint) =>
      transactionId ? isKnown(attempt, transactionId) : attempt.status === 'successful',
    async settle(attempt, answer: ProviderAnswer) {
      const charges = answer.filter((charge) => charge.status === 'successful');
      for (const charge of charges) await take(attempt, charge);
      if (charges.length === 0) await note(attempt, answer[0].status === 'failed');
      // Of what this very call wrote down nothing new is to be read.
      return attempt.status === 'successful' ? attempt : ((await find(attempt.reference)) ?? attempt);
    },
    /** Asked again ever more rarely, until a day after its page stopped taking money. */
    waiting: (max) =>
      db.query(
        `SELECT reference FROM payment_attempts
         WHERE status = 'pending' AND created_at < now() - interval '2 minutes'
           AND (checked_at IS NULL OR checked_at < now() - least((now() - created_at) / 4, interval '1 hour'))
         ORDER BY checked_at NULLS FIRST, id LIMIT $1`,
        [max],
      ),
    async noteAsked(reference) {
      await db.manager.update(PaymentAttemptEntity, { reference }, { checkedAt: new Date() });
    },
  };
}

/** Of any currency: its own word before it, as the provider says it. */
const wordsFor = ({ amount, currency }: SuccessfulPayment) =>
  currency === 'USD' || currency === 'UGX'
    ? priceInWords(amount, currency)
    : `${currency} ${amount} (smallest unit)`;
