import type { DataSource } from 'typeorm';
import { sealedIn } from '../../platform/sealing/sealed-places.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { isUnchanged } from '../content/conflict.ts';

/** What somebody told about their health; empty texts where they told nothing. */
export interface MedicalNotes {
  medicalConditions: string;
  allergies: string;
  medications: string;
}

const about = 'registrations.medical';
export const noNotes: MedicalNotes = { medicalConditions: '', allergies: '', medications: '' };

/** The notes as they are stored: sealed together, or null when there are none. */
export function sealNotes(sealed: SealedText, notes: MedicalNotes): string | null {
  const { medicalConditions, allergies, medications } = notes;
  if (!medicalConditions && !allergies && !medications) return null;
  return sealed.seal(JSON.stringify([medicalConditions, allergies, medications]), about);
}

/** The notes in clear. */
export function openNotes(sealed: SealedText, medical: string | null): MedicalNotes {
  if (medical === null) return noNotes;
  const [medicalConditions, allergies, medications] = JSON.parse(sealed.open(medical, about));
  return { medicalConditions, allergies, medications };
}

/** As they are stored after somebody wrote some of them anew; the same seal when that says nothing new. */
export function changedNotes(sealed: SealedText, medical: string | null, written: Partial<MedicalNotes>) {
  if (Object.keys(written).length === 0) return medical;
  const before = openNotes(sealed, medical);
  return isUnchanged(before, written) ? medical : sealNotes(sealed, { ...before, ...written });
}

/** Which of the notes somebody wrote: all that lists may tell of them. */
export interface NotesOnFile {
  hasMedicalConditions: boolean;
  hasAllergies: boolean;
  hasMedications: boolean;
}

/** Opens the notes to tell which there are, and lets go of the texts. */
export function notesOnFile(sealed: SealedText, medical: string | null): NotesOnFile {
  try {
    const { medicalConditions, allergies, medications } = openNotes(sealed, medical);
    return {
      hasMedicalConditions: medicalConditions !== '',
      hasAllergies: allergies !== '',
      hasMedications: medications !== '',
    };
  } catch {
    // Whose key is lost may hold any of them. The list stays, and who opens that one is told, as is the log.
    return { hasMedicalConditions: true, hasAllergies: true, hasMedications: true };
  }
}

/** Where the notes are, for changing keys. */
export const sealedNotes = sealedIn('registrations', 'medical', about);

/** Opens one of the notes that this key sealed, if there are any. Throws when it is another key of the same name. */
export async function verifyDataKey(db: DataSource, key: SealedText): Promise<void> {
  const [row] = await db.query('SELECT medical FROM registrations WHERE starts_with(medical, $1) LIMIT 1', [
    key.currentPrefix,
  ]);
  if (row) openNotes(key, row.medical);
}
