import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words that somebody who registered agreed to. They are kept as long as the product. */
@Entity('consent_versions')
export class ConsentVersionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Such as `v3`; the database makes it. */
  @Column({ type: 'text', insert: false, update: false })
  version!: string;

  @Column({ type: 'text' })
  words!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
