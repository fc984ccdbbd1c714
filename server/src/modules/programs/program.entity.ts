import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../content/publishable.entity.ts';

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

  /** Its place in the order that staff made by hand; null where nobody put it anywhere. */
  @Column({ type: 'int', nullable: true })
  position!: number | null;
}
