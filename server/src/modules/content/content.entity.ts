import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What every content entity has: a number, a count of its saves, who saved it last and when, and whether it is deleted. */
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

  /** Since when it is in the trash; null while it is not. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** The member of staff who deleted it; null while it is there or when the account is gone. */
  @Column({ type: 'int', name: 'deleted_by', nullable: true })
  deletedBy!: number | null;
}

/** What every content entity that shows a picture has besides. */
export abstract class PicturedEntity extends ContentEntity {
  /** What the picture shows, for those who cannot see it; null when nobody said it. */
  @Column({ type: 'text', name: 'image_alt', nullable: true })
  imageAlt!: string | null;
}
