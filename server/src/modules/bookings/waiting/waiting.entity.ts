import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WaitingState } from '../../../generated/schema.ts';
import type { Party } from '../party.ts';

/** A party that waits for seats of a departure which has none for it. Texts about who asked are empty once they are erased. */
@Entity('waiting')
export class WaitingEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** With a sealed secret it makes the key, of which only the hash is kept. */
  @Column({ type: 'uuid' })
  uuid!: string;

  @Column({ type: 'int', name: 'departure_id' })
  departureId!: number;

  @Column({ type: 'jsonb' })
  party!: Party;

  @Column({ type: 'int' })
  seats!: number;

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text' })
  state!: WaitingState;

  @Column({ type: 'timestamptz', name: 'state_at' })
  stateAt!: Date;

  @Column({ type: 'timestamptz', name: 'terms_at' })
  termsAt!: Date;

  /** From which address the terms were accepted. */
  @Column({ type: 'text', name: 'terms_ip' })
  termsIp!: string;

  /** What it was offered. */
  @Column({ type: 'int', name: 'booking_id', nullable: true })
  bookingId!: number | null;

  @Column({ type: 'int', name: 'key_counter' })
  keyCounter!: number;

  @Column({ type: 'text', name: 'key_hash', nullable: true })
  keyHash!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
