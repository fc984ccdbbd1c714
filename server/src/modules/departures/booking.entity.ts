import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookingState } from './booking-states.ts';

/** Seats of a departure that somebody asked for, holds or has. */
@Entity('bookings')
export class BookingEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column({ type: 'uuid', insert: false })
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
}
