import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PriceCurrency, QuoteState } from '../../../generated/schema.ts';
import type { PartyMember } from '../../departures/price-calculation.ts';
import type { Terms } from '../../departures/terms.ts';
import type { PriceLine } from '../booking-line.entity.ts';

/** What staff offer one guest: a journey, its days and its price, good until a day. */
@Entity('quotes')
export class QuoteEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** With a sealed secret it makes the guest's key, of which only the hash is kept. */
  @Column({ type: 'uuid' })
  uuid!: string;

  @Column({ type: 'int', name: 'key_counter' })
  keyCounter!: number;

  @Column({ type: 'text', name: 'key_hash', nullable: true })
  keyHash!: string | null;

  @Column({ type: 'text' })
  state!: QuoteState;

  @Column({ type: 'timestamptz', name: 'state_at' })
  stateAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'int', name: 'program_id', nullable: true })
  programId!: number | null;

  /** A date that is there already; null: days of its own. */
  @Column({ type: 'int', name: 'departure_id', nullable: true })
  departureId!: number | null;

  // Days of Kampala.

  @Column({ type: 'date', name: 'starts_on' })
  startsOn!: string;

  @Column({ type: 'date', name: 'ends_on' })
  endsOn!: string;

  @Column({ type: 'jsonb' })
  party!: PartyMember[];

  @Column({ type: 'int' })
  seats!: number;

  @Column({ type: 'text' })
  currency!: PriceCurrency;

  /** In the smallest unit of the currency. */
  @Column({ type: 'jsonb' })
  lines!: PriceLine[];

  /** Null: as many percent of the total as the terms say. */
  @Column({ type: 'int', nullable: true })
  deposit!: number | null;

  /** As they were when it was saved. */
  @Column({ type: 'jsonb' })
  terms!: Terms;

  @Column({ type: 'date', name: 'good_until' })
  goodUntil!: string;

  @Column({ type: 'timestamptz', name: 'pay_until', nullable: true })
  payUntil!: Date | null;

  @Column({ type: 'boolean', name: 'hold_seats' })
  holdSeats!: boolean;

  /** The booking that holds its seats, or that it became. */
  @Column({ type: 'int', name: 'booking_id', nullable: true })
  bookingId!: number | null;

  // Who reads it: empty texts once it is anonymised.

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text', name: 'decline_reason' })
  declineReason!: string;

  @Column({ type: 'int', name: 'registration_id', nullable: true })
  registrationId!: number | null;

  @Column({ type: 'int', name: 'message_id', nullable: true })
  messageId!: number | null;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;

  @Column({ type: 'timestamptz', name: 'anonymised_at', nullable: true })
  anonymisedAt!: Date | null;
}
