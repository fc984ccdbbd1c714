import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One time that the provider's lists were read and compared with the books, and how it went. */
@Entity('payment_comparisons')
export class PaymentComparisonEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text' })
  provider!: string;

  @Column({ type: 'int', name: 'by_id', nullable: true })
  byId!: number | null;

  /** What they were called then; `System` at night. */
  @Column({ type: 'text', name: 'by_name' })
  byName!: string;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  /** Null while it runs. */
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** That the lists had. */
  @Column({ type: 'int' })
  charges!: number;

  @Column({ type: 'int' })
  refunds!: number;

  /** Lines that it wrote. */
  @Column({ type: 'int' })
  found!: number;

  /** Why nothing was compared: then nothing was changed. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;
}
