// What is stored of what somebody filled in.
import type { Choice, ChosenProgram } from './chosen-program.ts';
import type { MedicalNotes } from './medical-notes.ts';
import type { RegistrationEntity } from './registration.entity.ts';
import type { RegistrationValues } from './registrations.input.ts';

/** What somebody who registered is told; it says nothing that was not just sent. */
export interface RegistrationReceipt {
  id: number;
  firstName: string;
  program: string;
  /** `yyyy-mm-dd` */
  startDate: string;
}

/** Input that was not checked yet: what is looked at before the check. */
export interface RegistrationDraft extends Choice {
  consent?: boolean | null;
}

/** The input with the program itself in the place of its id. */
export const withChosen = (input: RegistrationDraft, program: ChosenProgram | null) => ({
  ...input,
  programId: program,
  consent: input.consent ?? null,
});

/** The notes the input names. */
export function definedNotes({ medicalConditions, allergies, medications }: RegistrationValues) {
  const given = Object.entries({ medicalConditions, allergies, medications });
  return Object.fromEntries(given.filter(([, text]) => text !== undefined)) as Partial<MedicalNotes>;
}

/** The columns in clear; what the input leaves out stays as it was `before`. */
export function columnsOf(values: RegistrationValues, before?: RegistrationEntity) {
  const { firstName, lastName, email, phone, dateOfBirth, startDate, programId: program } = values;
  return {
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth,
    startDate,
    programId: program.id,
    programName: program.name,
    emergencyName: values.emergencyName ?? before?.emergencyName ?? '',
    emergencyPhone: values.emergencyPhone ?? before?.emergencyPhone ?? '',
    emergencyRelation: values.emergencyRelation ?? before?.emergencyRelation ?? '',
  };
}

/** Looks like any other; none of it is kept. */
export function receiptForRobots(input: object): RegistrationReceipt {
  const { firstName = '', startDate = '' } = input as Partial<RegistrationReceipt>;
  return { id: 1 + Math.floor(Math.random() * 100_000), firstName, program: '', startDate };
}
