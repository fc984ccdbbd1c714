import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A picture that is ours; its bytes are in the storage. */
@Entity('media')
export class MediaEntity {
  /** Hash of what was sent in, so that the same file twice is one picture. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  /** Size of the largest version we keep, in pixels. */
  @Column({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  /** Tiny WebP as a data URL, shown while the real one loads. */
  @Column({ type: 'text' })
  placeholder!: string;

  /** Media type of what was sent in, such as `image/png`. */
  @Column({ type: 'text', name: 'original_type' })
  originalType!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
