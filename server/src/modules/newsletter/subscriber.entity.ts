import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address for the newsletter. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** In lower case; null once it was removed, some time after its owner left. */
  @Column({ type: 'text', nullable: true })
  email!: string | null;

  /** Stands for an address that was removed, until its owner subscribes again and confirms it. */
  @Column({ type: 'text', name: 'email_hash', nullable: true })
  emailHash!: string | null;

  /** `pending` until the link in the mail was followed. */
  @Column({ type: 'text' })
  status!: 'pending' | 'confirmed' | 'unsubscribed';

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When it was last asked for; the link in that mail is good for this request only. */
  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'unsubscribed_at', nullable: true })
  unsubscribedAt!: Date | null;

  /** When a mail was last sent to it at somebody's wish. */
  @Column({ type: 'timestamptz', name: 'mailed_at', nullable: true })
  mailedAt!: Date | null;

  /** When and where it was given, as staff know it from elsewhere; null for who confirmed by the link of a mail. */
  @Column({ type: 'timestamptz', name: 'consent_at', nullable: true })
  consentAt!: Date | null;

  @Column({ type: 'text', name: 'consent_source', nullable: true })
  consentSource!: string | null;
}
