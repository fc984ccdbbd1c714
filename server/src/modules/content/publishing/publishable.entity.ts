import { Column } from 'typeorm';
import { PicturedEntity } from '../content.entity.ts';

/** `scheduled` is a draft that publishes itself. */
type PublishingStatus = 'published' | 'draft' | 'scheduled';

/** Content that staff can prepare before visitors see it. */
export abstract class PublishableEntity extends PicturedEntity {
  @Column({ type: 'text', default: 'published' })
  status!: PublishingStatus;

  /** When a scheduled one is published; null for all others. */
  @Column({ type: 'timestamptz', name: 'publish_at', nullable: true })
  publishAt!: Date | null;

  /** When visitors could first see it; null when they never could, or when they could since it was made. */
  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  /** The version that the schedule published, which made the next one; null when it never did. */
  @Column({ type: 'int', name: 'published_from', nullable: true })
  publishedFrom!: number | null;
}
