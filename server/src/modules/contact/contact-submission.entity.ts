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
}
