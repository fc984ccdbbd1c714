import type { RegistrationInput } from '../../generated/schema.ts';
import type { Answers } from './answers.ts';

/** The answers as they are sent. What was left empty and may be is sent empty; the server says what may not. */
export function registrationInput({ programId, ...answers }: Answers, consent: boolean): RegistrationInput {
  return { ...answers, programId: programId === '' ? null : Number(programId), consent };
}
