import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AgeBand, PriceCurrency, Residence } from '../../../generated/schema.ts';

/** What one traveller pays: of all dates of a program, or of one date alone. */
@Entity('price_tiers')
export class PriceTierEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column({ type: 'int', name: 'program_id' })
  programId!: number;

  /** Null: of all dates that have no prices of their own. */
  @Column({ type: 'int', name: 'departure_id', nullable: true })
  departureId!: number | null;

  /** Its place among those of its list, from 1. */
  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'text' })
  residence!: Residence;

  @Column({ type: 'text', name: 'age_band' })
  ageBand!: AgeBand;

  @Column({ type: 'text' })
  currency!: PriceCurrency;

  /** In the smallest unit, the permit included. */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'int' })
  permit!: number;

  /** For parties of so many. */
  @Column({ type: 'int', name: 'people_from' })
  peopleFrom!: number;

  @Column({ type: 'int', name: 'people_to', nullable: true })
  peopleTo!: number | null;

  /** For journeys that begin from this day to the other; null: always. */
  @Column({ type: 'date', name: 'days_from', nullable: true })
  daysFrom!: string | null;

  @Column({ type: 'date', name: 'days_to', nullable: true })
  daysTo!: string | null;
}
