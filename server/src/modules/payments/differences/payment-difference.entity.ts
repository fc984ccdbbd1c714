import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the books and the provider say otherwise of one charge or refund, until somebody closes it with a sentence. */
@Entity('payment_differences')
export class PaymentDifferenceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text' })
  kind!: 'unknownHere' | 'unknownThere' | 'otherState' | 'otherSum';

  @Column({ type: 'text' })
  about!: 'charge' | 'refund';

  /** Who moved the money. */
  @Column({ type: 'text' })
  provider!: string;

  /** The provider's number of the charge or the refund. */
  @Column({ type: 'text' })
  number!: string;

  /** Ours; empty where there is none. */
  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'int', name: 'booking_id', nullable: true })
  bookingId!: number | null;

  @Column({ type: 'int', name: 'donation_id', nullable: true })
  donationId!: number | null;

  /** What our books say, in words. */
  @Column({ type: 'text' })
  here!: string;

  /** What the provider says, in words. */
  @Column({ type: 'text' })
  there!: string;

  @Column({ type: 'timestamptz', name: 'found_at' })
  foundAt!: Date;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'int', name: 'closed_by_id', nullable: true })
  closedById!: number | null;

  /** What they were called then. */
  @Column({ type: 'text', name: 'closed_by_name', nullable: true })
  closedByName!: string | null;

  /** The sentence with which it was closed. */
  @Column({ type: 'text' })
  note!: string;
}
