import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A chargeback: the bank of a guest takes a payment back, unless the agency answers in time. */
@Entity('disputes')
export class DisputeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  /** In the smallest unit of the currency. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: 'USD' | 'UGX';

  /** What the provider calls it; empty where it was not said. */
  @Column({ type: 'text', name: 'case_number' })
  caseNumber!: string;

  /** What the bank or the provider says. */
  @Column({ type: 'text' })
  reason!: string;

  /** A day of Kampala. */
  @Column({ type: 'date', name: 'answer_by' })
  answerBy!: string;

  @Column({ type: 'text', name: 'by_name' })
  byName!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Null, as who answered and when, while it waits. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  @Column({ type: 'text', name: 'answered_by_name', nullable: true })
  answeredByName!: string | null;

  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt!: Date | null;
}
