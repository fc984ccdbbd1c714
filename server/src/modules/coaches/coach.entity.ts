import { Column, Entity } from 'typeorm';
import { PicturedEntity } from '../content/content.entity.ts';

/** A member of staff. */
@Entity('coaches')
export class CoachEntity extends PicturedEntity {
  @Column({ type: 'text' })
  name!: string;

  /** Such as `Tour Guide - Gorillas`; the words 'staff' and 'board' in it decide where the site shows the person. */
  @Column({ type: 'text' })
  role!: string;

  @Column({ type: 'text' })
  bio!: string;

  @Column({ type: 'text', array: true })
  specialties!: string[];

  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl!: string | null;

  /** Its place in the order that staff made by hand; null where nobody put it anywhere. */
  @Column({ type: 'int', nullable: true })
  position!: number | null;
}
