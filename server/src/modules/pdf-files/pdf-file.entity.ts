import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A PDF that staff uploaded; its bytes are in the storage. */
@Entity('pdf_files')
export class PdfFileEntity {
  /** Hash of its bytes, so that the same file twice is one. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'int' })
  bytes!: number;

  /** When it was sent last. */
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
