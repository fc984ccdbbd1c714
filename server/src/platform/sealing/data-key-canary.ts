// A wrong key of the right name would open nothing and seal new texts beside the old ones: better not to start with it.
import type { DataSource } from 'typeorm';
import { StartError } from '../start-error.ts';
import { createSealedText, type DataKey, type SealedText } from './sealed-text.ts';

const about = 'data_key_canaries.sealed';
const known = 'canary';

interface KeysOfConfig {
  dataKeys: readonly DataKey[];
  /** Where they come from, and what to do when one is lost, as the end of a sentence. */
  dataKeySource: { place: string; lost: string };
}

/**
 * Each key must open what was sealed under its name when it was first seen. `probe` finds something that was sealed before
 * there were canaries and opens it, if there is any. Throws a StartError.
 */
export async function checkDataKeys(
  db: DataSource,
  { dataKeys, dataKeySource: { place, lost } }: KeysOfConfig,
  probe: (sealed: SealedText) => Promise<void>,
): Promise<void> {
  for (const key of dataKeys) {
    const sealed = createSealedText([key]);
    try {
      if (!(await canaryOf(db, key))) await probe(sealed);
      await db.query('INSERT INTO data_key_canaries VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        key.id,
        sealed.seal(known, about),
      ]);
      // Of several instances that start together one has sealed it.
      sealed.open((await canaryOf(db, key)) ?? '', about);
    } catch (error) {
      if (!isOfCipher(error)) throw error;
      throw new StartError(
        `The key "${key.id}" in ${place} is not the one that sealed what is in the database under this name: ${lost}`,
        { cause: error },
      );
    }
  }
}

/** Whether a key is the one of its name, by what that one sealed. */
export function canaryOpens(key: DataKey, canary: string): boolean {
  try {
    return createSealedText([key]).open(canary, about) === known;
  } catch (error) {
    if (isOfCipher(error)) return false;
    throw error;
  }
}

async function canaryOf(db: DataSource, { id }: DataKey): Promise<string | undefined> {
  const [row] = await db.query('SELECT sealed FROM data_key_canaries WHERE key_id = $1', [id]);
  return row?.sealed;
}

/** What Node throws when a key does not fit. */
const isOfCipher = (error: unknown) => /unable to authenticate data/i.test((error as Error).message);
