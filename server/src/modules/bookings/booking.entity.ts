import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookingState } from '../departures/booking-states.ts';
import type { Terms } from '../departures/terms.ts';

/** Seats of a departure that somebody asked for, holds or has. */
@Entity('bookings')
export class BookingEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  /** What other systems know it by. With a sealed secret it makes the guest's key. */
  @Column({ type: 'uuid' })
  uuid!: string;

  /** What people name it by, such as `7K3M9QX4`. */
  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'int', name: 'departure_id' })
  departureId!: number;

  /** As it was called when it was booked. */
  @Column({ type: 'text', name: 'program_name' })
  programName!: string;

  @Column({ type: 'int' })
  seats!: number;

  @Column({ type: 'text' })
  state!: BookingState;

  @Column({ type: 'timestamptz', name: 'state_at' })
  stateAt!: Date;

  /** When it lapses by itself; null in a state that does not. */
  @Column({ type: 'timestamptz', name: 'hold_until', nullable: true })
  holdUntil!: Date | null;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;

  @Column({ type: 'text' })
  mode!: 'request' | 'instant';

  /** How it came in. */
  @Column({ type: 'text' })
  source!: 'web' | 'staff' | 'registration' | 'waiting' | 'quote';

  // Who booked: empty texts once it is anonymised.

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text' })
  message!: string;

  /** The registration that it was made of. */
  @Column({ type: 'int', name: 'registration_id', nullable: true })
  registrationId!: number | null;

  @Column({ type: 'timestamptz', name: 'address_confirmed_at', nullable: true })
  addressConfirmedAt!: Date | null;

  /** When the guest made the hold longer, which is possible once. */
  @Column({ type: 'timestamptz', name: 'extended_at', nullable: true })
  extendedAt!: Date | null;

  // Money in minor units: cents of USD, shillings of UGX. All null while nobody said a price.

  @Column({ type: 'text', nullable: true })
  currency!: 'USD' | 'UGX' | null;

  /** Shillings for a dollar that made one currency of two. */
  @Column({ type: 'int', nullable: true })
  rate!: number | null;

  @Column({ type: 'int', nullable: true })
  total!: number | null;

  @Column({ type: 'int', name: 'permit_total', nullable: true })
  permitTotal!: number | null;

  @Column({ type: 'int', nullable: true })
  deposit!: number | null;

  /** A day of Kampala; null when nothing is left after the deposit. */
  @Column({ type: 'date', name: 'balance_due_on', nullable: true })
  balanceDueOn!: string | null;

  /** As they were when it was sent: `BookingTerms` of the contract. */
  @Column({ type: 'jsonb' })
  terms!: Terms;

  @Column({ type: 'text', name: 'terms_version' })
  termsVersion!: string;

  @Column({ type: 'timestamptz', name: 'terms_at' })
  termsAt!: Date;

  /** From which address they were accepted. */
  @Column({ type: 'text', name: 'terms_ip' })
  termsIp!: string;

  /** Counts the guest's keys, of which only the hash of the last is kept. */
  @Column({ type: 'int', name: 'key_counter' })
  keyCounter!: number;

  @Column({ type: 'text', name: 'key_hash', nullable: true })
  keyHash!: string | null;

  /** Keyed hash of where an unpaid hold came from. */
  @Column({ type: 'text', name: 'caller_hash', nullable: true })
  callerHash!: string | null;

  /** Who of the staff takes care of it. */
  @Column({ type: 'int', name: 'assignee_id', nullable: true })
  assigneeId!: number | null;

  @Column({ type: 'timestamptz', name: 'anonymised_at', nullable: true })
  anonymisedAt!: Date | null;
}
