import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../generated/schema.ts';

/** A member of staff. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** `citext`: upper and lower case are the same person. */
  @Column({ type: 'citext' })
  email!: string;

  /** argon2id in its own text form. */
  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: Role;

  /** What they call themselves; null: as their e-mail. */
  @Column({ type: 'text', name: 'display_name', nullable: true })
  name!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When one of their sessions began or was renewed last; stays when the session is gone. Null: never yet. */
  @Column({ type: 'timestamptz', name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;

  /** Whether they have put the checklist of the first week away. */
  @Column({ type: 'boolean', name: 'first_week_away', default: false })
  firstWeekAway!: boolean;
}
