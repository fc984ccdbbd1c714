import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentDirection, PaymentMethod, PaymentState } from '../../generated/schema.ts';

/** Money of a booking, as staff wrote it down; and what is to go back while nobody decided it. */
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
}
