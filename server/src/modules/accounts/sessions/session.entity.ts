import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in on one device: lives from login to logout, across all its refresh tokens. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'int', name: 'user_id' })
  userId!: number;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ type: 'text', name: 'user_agent' })
  userAgent!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When it was last renewed: at most some minutes before it was really used. */
  @Column({ type: 'timestamptz', name: 'last_used_at' })
  lastUsedAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** Set by logout, by whoever ends it, by a new password, or when a used refresh token came a second time. */
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}

export type SignInMapper = SessionEntity;
