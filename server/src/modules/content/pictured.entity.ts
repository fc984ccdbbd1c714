import { Column } from 'typeorm';
import { ContentEntity } from './content.entity.ts';

/** What every content entity that shows a picture has besides. */
export abstract class PicturedEntity extends ContentEntity {
  /** What the picture shows, for those who cannot see it; null when nobody said it. */
  @Column({ type: 'text', name: 'image_alt', nullable: true })
  imageAlt!: string | null;
}
