import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AgeBand, Residence } from '../../generated/schema.ts';

/** A line of a booking's price, as it was when it was agreed: what changes later changes none. */
@Entity('booking_lines')
export class BookingLineEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'booking_id' })
  bookingId!: number;

  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'text' })
  text!: string;

  /** Null, as the age band, in a line that staff wrote. */
  @Column({ type: 'text', nullable: true })
  residence!: Residence | null;

  @Column({ type: 'text', name: 'age_band', nullable: true })
  ageBand!: AgeBand | null;

  @Column({ type: 'int' })
  count!: number;

  /** For each, in the smallest unit of the booking's currency. */
  @Column({ type: 'int', name: 'unit_amount' })
  unitAmount!: number;

  /** How much of that is a permit. */
  @Column({ type: 'int', name: 'unit_permit' })
  unitPermit!: number;
}

/** A line without its place in a booking. */
export type PriceLine = Pick<
  BookingLineEntity,
  'text' | 'residence' | 'ageBand' | 'count' | 'unitAmount' | 'unitPermit'
>;
