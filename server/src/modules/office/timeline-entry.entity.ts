import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TimelineType } from '../../generated/schema.ts';

/** Something that happened to a registration, a message or a booking; exactly one of them is named. */
@Entity('timeline_entries')
export class TimelineEntryRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'registration_id', nullable: true })
  registrationId!: number | null;

  @Column({ type: 'int', name: 'message_id', nullable: true })
  messageId!: number | null;

  @Column({ type: 'int', name: 'booking_id', nullable: true })
  bookingId!: number | null;

  @Column({ type: 'text' })
  type!: TimelineType;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'int', name: 'by_id', nullable: true })
  byId!: number | null;

  /** What they were called then. */
  @Column({ type: 'text', name: 'by_name' })
  byName!: string;

  @Column({ type: 'text', name: 'from_value', nullable: true })
  from!: string | null;

  @Column({ type: 'text', name: 'to_value', nullable: true })
  to!: string | null;

  /** A note or a reason, sealed; see sealed-texts.ts. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  @Column({ type: 'timestamptz', name: 'edited_at', nullable: true })
  editedAt!: Date | null;

  @Column({ type: 'int', name: 'reply_id', nullable: true })
  replyId!: number | null;

  @Column({ type: 'int', name: 'reminder_id', nullable: true })
  reminderId!: number | null;
}
