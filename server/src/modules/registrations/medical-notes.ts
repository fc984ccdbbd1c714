import type { SealedText } from '../../platform/sealed-text.ts';

/** What somebody told about their health; empty texts where they told nothing. */
export interface MedicalNotes {
  medicalConditions: string;
  allergies: string;
  medications: string;
}

const about = 'registrations.medical';
const none: MedicalNotes = { medicalConditions: '', allergies: '', medications: '' };

/** The notes as they are stored: sealed together, or null when there are none. */
export function sealNotes(sealed: SealedText, notes: MedicalNotes): string | null {
  const { medicalConditions, allergies, medications } = notes;
  if (!medicalConditions && !allergies && !medications) return null;
  return sealed.seal(JSON.stringify([medicalConditions, allergies, medications]), about);
}

/** The notes in clear. */
export function openNotes(sealed: SealedText, medical: string | null): MedicalNotes {
  if (medical === null) return none;
  const [medicalConditions, allergies, medications] = JSON.parse(sealed.open(medical, about));
  return { medicalConditions, allergies, medications };
}

/** The same notes under the newest key. */
export function resealNotes(sealed: SealedText, medical: string): string {
  return sealed.seal(sealed.open(medical, about), about);
}
