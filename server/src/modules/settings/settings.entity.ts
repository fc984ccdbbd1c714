import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was saved of one group of settings. */
@Entity('settings')
export class SettingsEntity {
  /** Of the group, such as `faq`. */
  @PrimaryColumn({ type: 'text' })
  name!: string;

  /** What staff wrote, variables unfilled, without what is null or has no items. */
  @Column({ type: 'jsonb' })
  document!: object;

  /** 1 when first saved, one more with each save. */
  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  /** The member of staff who saved it last; null when it was loaded by the product or the account is gone. */
  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
