import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../generated/schema.ts';

/** A place kept for somebody who has no account yet. It goes when it is used, revoked or replaced. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'citext' })
  email!: string;

  @Column({ type: 'text' })
  role!: Role;

  /** SHA-256 in hex; the token itself stands in the mail only. */
  @Column({ type: 'text', name: 'token_hash' })
  tokenHash!: string;

  /** Null when that account is gone. */
  @Column({ type: 'int', name: 'invited_by', nullable: true })
  invitedById!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;
}
