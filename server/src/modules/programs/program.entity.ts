import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../content/publishing/publishable.entity.ts';

/** Up to so many days before the journey so much percent is kept. */
export interface CancellationStep {
  daysBefore: number;
  keepPercent: number;
}

/** A day of the plan; what nobody said is null. */
export interface ProgramDay {
  title: string;
  text: string | null;
  place: string | null;
  stay: string | null;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
}

/** A service on offer. */
@Entity('programs')
export class ProgramEntity extends PublishableEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string;

  /** In words, such as `3 days`. */
  @Column({ type: 'text' })
  duration!: string;

  /** Uganda shillings; 1 or less means free. */
  @Column({ type: 'numeric', precision: 12, scale: 2 })
  price!: number;

  /** What the price is for; null where nothing is said of it. */
  @Column({ type: 'text', name: 'price_per', nullable: true })
  pricePer!: 'person' | 'group' | null;

  /** Parts separated by commas. */
  @Column({ type: 'text' })
  schedule!: string;

  @Column({ type: 'text' })
  category!: 'activity' | 'services' | 'destination';

  /** Whether the public sees it, once it is published. */
  @Column({ type: 'boolean', name: 'is_active' })
  isActive!: boolean;

  /** Most tourists on one tour; null means no limit. */
  @Column({ type: 'int', name: 'max_participants', nullable: true })
  maxParticipants!: number | null;

  /** Years that somebody must have on the start date; null means none. */
  @Column({ type: 'int', name: 'minimum_age', nullable: true })
  minimumAge!: number | null;

  /** How it is booked online. */
  @Column({ type: 'text', name: 'booking_mode' })
  bookingMode!: 'enquiry' | 'request' | 'instant';

  /** To be paid to confirm, of its own; null: as the settings say. */
  @Column({ type: 'int', name: 'deposit_percent', nullable: true })
  depositPercent!: number | null;

  /** Days before the journey at which all is to be paid; null: as the settings say. */
  @Column({ type: 'int', name: 'balance_due_days', nullable: true })
  balanceDueDays!: number | null;

  /** What is kept of who cancels, the earliest first; empty: as the settings say. */
  @Column({ type: 'jsonb', name: 'cancellation_steps' })
  cancellationSteps!: CancellationStep[];

  /** From so many days before on the permit is kept whole; null: as the settings say. */
  @Column({ type: 'int', name: 'permit_kept_days', nullable: true })
  permitKeptDays!: number | null;

  /** What happens day by day. */
  @Column({ type: 'jsonb', name: 'day_plan' })
  dayPlan!: ProgramDay[];

  /** What the price includes, in words. */
  @Column({ type: 'text', array: true })
  included!: string[];

  @Column({ type: 'text', array: true, name: 'not_included' })
  notIncluded!: string[];

  @Column({ type: 'text', array: true, name: 'to_bring' })
  toBring!: string[];

  /** Numbers of members of the team, who may have left since. */
  @Column({ type: 'int', array: true, name: 'guide_ids' })
  guideIds!: number[];

  /** Its place in the order that staff made by hand; null where nobody put it anywhere. */
  @Column({ type: 'int', nullable: true })
  position!: number | null;
}
