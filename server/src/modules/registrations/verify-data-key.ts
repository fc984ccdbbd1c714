import type { DataSource } from 'typeorm';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { openNotes } from './medical-notes.ts';

/** Opens one of the notes that this key sealed, if there are any. Throws when it is another key of the same name. */
export async function verifyDataKey(db: DataSource, key: SealedText): Promise<void> {
  const [row] = await db.query('SELECT medical FROM registrations WHERE starts_with(medical, $1) LIMIT 1', [
    key.currentPrefix,
  ]);
  if (row) openNotes(key, row.medical);
}
