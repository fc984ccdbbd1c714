import { Column, Entity } from 'typeorm';
import { ContentEntity } from '../content/content.entity.ts';

/** Leads from a path that the site does not have to another one. */
@Entity('redirects')
export class RedirectEntity extends ContentEntity {
  @Column({ type: 'text' })
  from!: string;

  @Column({ type: 'text' })
  to!: string;
}
