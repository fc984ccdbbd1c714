import { Column, Entity } from 'typeorm';
import type { RegistrationStatus } from '../../generated/schema.ts';
import { ContentEntity } from '../content/content.entity.ts';
import type { MedicalNotes, NotesOnFile } from './medical-notes.ts';

/** Somebody's wish to take part in a program. Texts about the person are empty once it is anonymised. */
@Entity('registrations')
export class RegistrationEntity extends ContentEntity {
  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  /** `yyyy-mm-dd`; null once anonymised. */
  @Column({ type: 'date', name: 'date_of_birth', nullable: true })
  dateOfBirth!: string | null;

  /** Null when the program is gone. */
  @Column({ type: 'int', name: 'program_id', nullable: true })
  programId!: number | null;

  /** As it was called when it was chosen; stays when the program goes. */
  @Column({ type: 'text', name: 'program_name' })
  programName!: string;

  /** `yyyy-mm-dd` */
  @Column({ type: 'date', name: 'start_date' })
  startDate!: string;

  @Column({ type: 'text', name: 'emergency_name' })
  emergencyName!: string;

  @Column({ type: 'text', name: 'emergency_phone' })
  emergencyPhone!: string;

  @Column({ type: 'text', name: 'emergency_relation' })
  emergencyRelation!: string;

  /** Sealed, see medical-notes.ts; null when there are none. */
  @Column({ type: 'text', nullable: true })
  medical!: string | null;

  /** Which words were agreed to. */
  @Column({ type: 'text', name: 'consent_version' })
  consentVersion!: string;

  @Column({ type: 'timestamptz', name: 'consent_at' })
  consentAt!: Date;

  @Column({ type: 'timestamptz', name: 'anonymised_at', nullable: true })
  anonymisedAt!: Date | null;

  @Column({ type: 'text' })
  status!: RegistrationStatus;

  /** Null: since it came in. */
  @Column({ type: 'timestamptz', name: 'status_at', nullable: true })
  statusAt!: Date | null;

  /** Who takes care of it; null: nobody. */
  @Column({ type: 'int', name: 'assignee_id', nullable: true })
  assigneeId!: number | null;
}

type DeletedColumns = 'deletedAt' | 'deletedBy';

/** One with its medical notes in clear: for the one answer that shows it, never for lists, logs or mails. */
export type RegistrationMapper = Omit<RegistrationEntity, 'medical' | DeletedColumns> & MedicalNotes;

/** One as lists show it. */
export type ListedRegistrationMapper = Omit<RegistrationEntity, 'medical' | DeletedColumns> & NotesOnFile;
