import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the provider said of a donation when it was asked, or a mail about it. */
@Entity('donation_events')
export class DonationEventEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'donation_id' })
  donationId!: number;

  @Column({ type: 'text' })
  type!: DonationEventName;

  /** Who did it, null for the product itself. */
  @Column({ type: 'text', name: 'by_email', nullable: true })
  byEmail!: string | null;

  /** How often in a row. */
  @Column({ type: 'int' })
  times!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_at' })
  lastAt!: Date;
}

export type DonationEventName = 'pending' | 'successful' | 'failed' | 'refused' | 'unreachable' | 'thanks';
