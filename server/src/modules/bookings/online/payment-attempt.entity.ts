import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A try to pay for a booking online: written down before the provider is asked for a page. */
@Entity('payment_attempts')
export class PaymentAttemptEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  /** Ours, known to the provider too; each try has its own. */
  @Column({ type: 'text' })
  reference!: string;

  /** In the smallest unit of the currency. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: 'USD' | 'UGX';

  /** A failed one can still succeed: the provider's page lets people try again. */
  @Column({ type: 'text' })
  status!: 'pending' | 'successful' | 'failed';

  @Column({ type: 'text' })
  provider!: string;

  /** The provider's page; null until the provider answered. */
  @Column({ type: 'text', nullable: true })
  link!: string | null;

  @Column({ type: 'timestamptz', name: 'link_ends_at' })
  linkEndsAt!: Date;

  /** Whether it made the hold longer, which a booking has once. */
  @Column({ type: 'boolean' })
  lengthened!: boolean;

  /** Keyed hash of where it came from. */
  @Column({ type: 'text', name: 'caller_hash', nullable: true })
  callerHash!: string | null;

  /** For staff: why there is no page, or why money that moved was not taken for it. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When the provider was last asked what became of it. */
  @Column({ type: 'timestamptz', name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
