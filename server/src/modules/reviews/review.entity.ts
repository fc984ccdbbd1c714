import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../../generated/schema.ts';

/** What a guest who travelled says of the journey. */
@Entity('reviews')
export class ReviewEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Each booking has one at most; its key opens it. */
  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  /** Those of the booking's date, which the database keeps as they are. */
  @Column({ type: 'int', name: 'program_id', nullable: true })
  programId!: number | null;

  @Column({ type: 'date', name: 'travelled_on' })
  travelledOn!: string;

  @Column({ type: 'text', name: 'program_name' })
  programName!: string;

  /** Of who booked, so that it is found when the person is to be erased, also once the booking has lost it. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'smallint' })
  stars!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  state!: ReviewState;

  @Column({ type: 'timestamptz', name: 'state_at' })
  stateAt!: Date;

  /** Why it was declined; empty where nobody said. */
  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  /** Who of the staff decided last; null while it is as the guest wrote it. */
  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
