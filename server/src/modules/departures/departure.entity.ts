import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DepartureStatus, VisibleSeats } from '../../generated/schema.ts';

/** A date on which a program takes place. Its seats are counted elsewhere: see `Seats`. */
@Entity('departures')
export class DepartureEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  /** What other systems know it by. */
  @Column({ type: 'uuid', insert: false })
  uuid!: string;

  /** Null when the program is gone for good. */
  @Column({ type: 'int', name: 'program_id', nullable: true })
  programId!: number | null;

  /** What one is called that was made for one party, and that visitors never see. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  title!: string | null;

  // Days of Kampala, both of the journey.

  @Column({ type: 'date', name: 'starts_on' })
  startsOn!: string;

  @Column({ type: 'date', name: 'ends_on' })
  endsOn!: string;

  /** Such as `06:30`, in Kampala. */
  @Column({ type: 'text', name: 'start_time', nullable: true })
  startTime!: string | null;

  @Column({ type: 'int', name: 'cutoff_hours' })
  cutoffHours!: number;

  /** The last moment at which it can be booked. */
  @Column({ type: 'timestamptz', name: 'cutoff_at' })
  cutoffAt!: Date;

  @Column({ type: 'int' })
  capacity!: number;

  /** With fewer travellers it does not take place, unless it is guaranteed. */
  @Column({ type: 'int' })
  least!: number;

  @Column({ type: 'boolean' })
  guaranteed!: boolean;

  @Column({ type: 'text' })
  status!: DepartureStatus;

  /** What visitors are told of its seats; `Seats` writes it. */
  @Column({ type: 'text', update: false })
  visible!: VisibleSeats;

  /** For staff only. */
  @Column({ type: 'text' })
  notes!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
