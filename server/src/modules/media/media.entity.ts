import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A picture that is ours; its bytes are in the storage. */
@Entity('media')
export class MediaEntity {
  /** Hash of what was sent in, so that the same file twice is one picture. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  /** What the library, the trash and the activity call it. */
  @Column({ type: 'int', insert: false, update: false })
  number!: number;

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

  /** Of the file: as its sender called it, or what it was first seen with. */
  @Column({ type: 'text', nullable: true })
  name!: string | null;

  /** Of the largest file we keep; null until it was looked at. */
  @Column({ type: 'int', nullable: true })
  bytes!: number | null;

  @Column({ type: 'text', nullable: true })
  alt!: string | null;

  @Column({ type: 'text', nullable: true })
  caption!: string | null;

  @Column({ type: 'text', nullable: true })
  credit!: string | null;

  /** What no crop may lose, from the left and from the top, 0 to 1; null when nobody said it. */
  @Column({ type: 'float', name: 'focus_x', nullable: true })
  focusX!: number | null;

  @Column({ type: 'float', name: 'focus_y', nullable: true })
  focusY!: number | null;

  /** Counts the saves of what is said of it; the picture never changes. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'int', name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt!: Date;

  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;

  /** Since when it is in the trash; null while it is not. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'int', name: 'deleted_by', nullable: true })
  deletedBy!: number | null;
}
