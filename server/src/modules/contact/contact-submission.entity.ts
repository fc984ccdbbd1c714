import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageStatus } from '../../generated/schema.ts';

/** A message somebody wrote to the office. */
@Entity('contact_submissions')
export class ContactSubmissionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'text' })
  status!: MessageStatus;

  /** Null: since it came in. */
  @Column({ type: 'timestamptz', name: 'status_at', nullable: true })
  statusAt!: Date | null;

  /** Who takes care of it; null: nobody. */
  @Column({ type: 'int', name: 'assignee_id', nullable: true })
  assigneeId!: number | null;

  /** Since when it is deleted, which can be undone for a while; null while it is not. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'int', name: 'deleted_by', nullable: true })
  deletedBy!: number | null;
}

/** One as staff read it. */
export type ContactSubmissionMapper = Omit<ContactSubmissionEntity, 'deletedAt' | 'deletedBy'>;
