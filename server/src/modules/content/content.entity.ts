import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What every content entity has: a number, a count of its saves, and who saved it last and when. */
export abstract class ContentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** 1 when new, one more with each save. */
  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  /** The member of staff who saved it last; null when it was loaded by the product or the account is gone. */
  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
