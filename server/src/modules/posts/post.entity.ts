import { Column, Entity } from 'typeorm';
import type { Connection } from '../../platform/paging/connection.ts';
import { PublishableEntity } from '../content/publishing/publishable.entity.ts';

export type PostCategory = 'news' | 'events' | 'announcements' | 'destinations' | 'tours' | 'deals';

/** A piece of news. */
@Entity('posts')
export class PostEntity extends PublishableEntity {
  @Column({ type: 'text' })
  title!: string;

  /** Sanitised HTML. */
  @Column({ type: 'text' })
  content!: string;

  /** By which rules: see `htmlRules`. */
  @Column({ type: 'int', name: 'content_rules', default: 0 })
  contentRules!: number;

  /** What can be read of the content, without tags: for search and previews. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  category!: PostCategory;

  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl!: string | null;

  @Column({ type: 'text', name: 'video_url', nullable: true })
  videoUrl!: string | null;
}

export type PostConnectionMapper = Connection<PostEntity>;
