import { Column, Entity } from 'typeorm';
import { PicturedEntity } from '../content/content.entity.ts';

/** A testimonial. The names of the fields are the ones its callers have always used. */
@Entity('alumni')
export class AlumnusEntity extends PicturedEntity {
  @Column({ type: 'text' })
  name!: string;

  /** The quote. */
  @Column({ type: 'text' })
  position!: string;

  /** Where the traveller went. */
  @Column({ type: 'text', name: 'current_team', nullable: true })
  currentTeam!: string | null;

  /** Year of the visit. */
  @Column({ type: 'int', name: 'graduation_year' })
  graduationYear!: number;

  @Column({ type: 'text' })
  category!: 'professional' | 'college' | 'youth';

  @Column({ type: 'text', array: true })
  achievements!: string[];

  /** Address of the traveller's picture. */
  @Column({ type: 'text' })
  image!: string;
}
