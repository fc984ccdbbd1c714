import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentDirection, PaymentMethod, PaymentState } from '../../generated/schema.ts';

/** Money of a booking, as staff wrote it down or the payment provider moved it; and what is to go back while nobody decided it. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  @Column({ type: 'text' })
  direction!: PaymentDirection;

  @Column({ type: 'text' })
  state!: PaymentState;

  /** Null, as the day, while it is to be decided. */
  @Column({ type: 'text', nullable: true })
  method!: PaymentMethod | null;

  /** In the smallest unit of the currency. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: 'USD' | 'UGX';

  @Column({ type: 'text', name: 'receipt_number' })
  receiptNumber!: string;

  /** A day of Kampala. */
  @Column({ type: 'date', name: 'paid_on', nullable: true })
  paidOn!: string | null;

  @Column({ type: 'text' })
  reason!: string;

  /** The payment that this one counters. */
  @Column({ type: 'int', name: 'counters_id', nullable: true })
  countersId!: number | null;

  @Column({ type: 'int', name: 'by_id', nullable: true })
  byId!: number | null;

  /** What they were called then; `System` for the product itself. */
  @Column({ type: 'text', name: 'by_name' })
  byName!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  // Of money that the payment provider moved; null where staff wrote it down.

  @Column({ type: 'text', nullable: true })
  provider!: string | null;

  /** The try that it was paid by. */
  @Column({ type: 'int', name: 'attempt_id', nullable: true })
  attemptId!: number | null;

  /** The provider's number of the payment; of a refund that of the payment whose money goes back. */
  @Column({ type: 'text', name: 'provider_transaction_id', nullable: true })
  providerTransactionId!: string | null;

  /** What the provider keeps of it, where it tells. */
  @Column({ type: 'int', nullable: true })
  fee!: number | null;

  /** Of a refund: the payment whose money goes back. */
  @Column({ type: 'int', name: 'refunds_id', nullable: true })
  refundsId!: number | null;

  /** Of a refund that a decision split over several charges: the line that was decided. */
  @Column({ type: 'int', name: 'decides_id', nullable: true })
  decidesId!: number | null;

  @Column({ type: 'text', name: 'provider_refund_id', nullable: true })
  providerRefundId!: string | null;

  /** When the provider was told to give it back, written before it was told: it is never told twice. */
  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** When the provider was last asked what became of it. */
  @Column({ type: 'timestamptz', name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  /** What the provider said last of a refund. */
  @Column({ type: 'text' })
  problem!: string;
}
