import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One refresh token of a session. Used ones stay until the session ends, so that a stolen one is noticed. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  /** SHA-256 in hex; the token itself is kept by the browser only. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  @Column({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Hash of the token it was traded for; null for the first one of a session. */
  @Column({ type: 'text', nullable: true })
  parent!: string | null;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
