import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One line of "Recent Activity": who did what to which record, from where. */
@Entity('activities')
export class ActivityEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** `create`, `update`, `delete`, `login`, … */
  @Column({ type: 'text' })
  type!: string;

  /** As shown, such as `Created program "Gorilla Trek in Bwindi"`. */
  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', name: 'entity_type' })
  entityType!: string;

  @Column({ type: 'int', name: 'entity_id', nullable: true })
  entityId!: number | null;

  /** Null: a visitor or the product itself, shown as 'System'. */
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null;

  /** Whose account it was, also when that is gone. */
  @Column({ type: 'text', name: 'user_email', nullable: true })
  userEmail!: string | null;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ type: 'text', name: 'user_agent' })
  userAgent!: string;

  /** One of many that another entry sums up: in the log only. */
  @Column({ type: 'boolean', name: 'in_bulk', default: false })
  inBulk!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

/** An entry as staff see it. */
export interface ActivityMapper extends Omit<ActivityEntity, 'userId'> {
  /** Null: a visitor, the product itself, or somebody whose account is gone. */
  user: { email: string } | null;
}
