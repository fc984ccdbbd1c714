import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

  /** Since when it is deleted, which can be undone for a while; null while it is not. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'int', name: 'deleted_by', nullable: true })
  deletedBy!: number | null;
}

/** One as staff read it. */
export type ContactSubmissionMapper = Omit<ContactSubmissionEntity, 'deletedAt' | 'deletedBy'>;
