import { Column, Entity } from 'typeorm';
import { PicturedEntity } from '../content/content.entity.ts';

/** A stay. What is null the site shows a default for. */
@Entity('facilities')
export class FacilityEntity extends PicturedEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', array: true })
  features!: string[];

  @Column({ type: 'text', array: true })
  equipment!: string[];

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string;

  @Column({ type: 'text', name: 'opening_hours', nullable: true })
  openingHours!: string | null;

  @Column({ type: 'text', name: 'available_days', nullable: true })
  availableDays!: string | null;

  @Column({ type: 'text', nullable: true })
  capacity!: string | null;

  @Column({ type: 'text', nullable: true })
  maintenance!: string | null;

  /** Its place in the order that staff made by hand; null where nobody put it anywhere. */
  @Column({ type: 'int', nullable: true })
  position!: number | null;
}
