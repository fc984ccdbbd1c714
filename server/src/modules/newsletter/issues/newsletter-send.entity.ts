import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type SendState = 'pending' | 'sending' | 'sent' | 'failed' | 'unclear' | 'skipped';

/** One issue to one recipient. */
@Entity('newsletter_sends')
export class NewsletterSendEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'issue_id' })
  issueId!: number;

  /** Null when the subscriber is gone. */
  @Column({ type: 'int', name: 'subscriber_id', nullable: true })
  subscriberId!: number | null;

  /** `unclear`: it was being sent when whoever sent it ended, so it may have arrived. */
  @Column({ type: 'text' })
  state!: SendState;

  @Column({ type: 'int' })
  attempts!: number;

  /** When it is tried next, at the earliest. */
  @Column({ type: 'timestamptz', name: 'next_at' })
  nextAt!: Date;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
