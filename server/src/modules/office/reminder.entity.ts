import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something to be done on a day about a registration, a message or a booking; exactly one of them is named. */
@Entity('reminders')
export class ReminderRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'registration_id', nullable: true })
  registrationId!: number | null;

  @Column({ type: 'int', name: 'message_id', nullable: true })
  messageId!: number | null;

  @Column({ type: 'int', name: 'booking_id', nullable: true })
  bookingId!: number | null;

  /** `yyyy-mm-dd`, a day in Kampala. */
  @Column({ type: 'date', name: 'due_on' })
  dueOn!: string;

  /** Sealed; see sealed-texts.ts. */
  @Column({ type: 'text' })
  text!: string;

  /** Null: everybody. */
  @Column({ type: 'int', name: 'assignee_id', nullable: true })
  assigneeId!: number | null;

  @Column({ type: 'timestamptz', name: 'done_at', nullable: true })
  doneAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
