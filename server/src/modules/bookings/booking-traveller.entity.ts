import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AgeBand, Residence } from '../../generated/schema.ts';

/** Somebody who travels on a booking: one for each of its seats. */
@Entity('booking_travellers')
export class BookingTravellerEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'text', nullable: true })
  residence!: Residence | null;

  @Column({ type: 'text', name: 'age_band', nullable: true })
  ageBand!: AgeBand | null;

  /** Empty while nobody said it. */
  @Column({ type: 'text' })
  name!: string;

  /** Passport, nationality and date of birth, sealed; see traveller-details.ts. Null when there is none of them. */
  @Column({ type: 'text', nullable: true })
  details!: string | null;
}
