import { Column, Entity } from 'typeorm';
import { PicturedEntity } from '../content/content.entity.ts';

/** A picture or film of the gallery. */
@Entity('gallery')
export class GalleryItemEntity extends PicturedEntity {
  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  category!: 'events' | 'stays' | 'activity' | 'competitions';

  /** Day it was taken, `yyyy-mm-dd`. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'text' })
  type!: 'image' | 'video';

  /** The picture, or the thumbnail of the film when there is one. */
  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl!: string | null;

  @Column({ type: 'text', name: 'video_url', nullable: true })
  videoUrl!: string | null;

  /** Its place in the order that staff made by hand; null where nobody put it anywhere. */
  @Column({ type: 'int', nullable: true })
  position!: number | null;
}
