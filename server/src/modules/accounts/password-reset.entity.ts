import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The right to choose a new password once. */
@Entity('password_resets')
export class PasswordResetEntity {
  /** SHA-256 in hex; the token itself stands in the mail only. */
  @PrimaryColumn({ type: 'text', name: 'token_hash' })
  tokenHash!: string;

  @Column({ type: 'int', name: 'user_id' })
  userId!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;
}
