// Hashes that are kept for years need a secret that outlives every key of a deployment: it is in the database, sealed.
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts';
import type { SealedPlace } from './sealed-places.ts';
import type { SealedText } from './sealed-text.ts';

const about = 'hash_secrets.sealed';

/** The hash of one `purpose`. Its secret is made when it is first needed and stays; `npm run reseal` moves it to a new key. */
export function createStoredHash(
  db: DataSource,
  sealed: SealedText,
  purpose: string,
): () => Promise<KeyedHash> {
  let known: KeyedHash | null = null;
  return async () => {
    known ??= createKeyedHash(await secretOf(db, sealed, purpose), purpose);
    return known;
  };
}

/** Makes the secret of a purpose where there is none; one that is there is not opened. */
export async function makeHashSecret(db: DataSource, sealed: SealedText, purpose: string): Promise<void> {
  // Of several instances that need it first at once, one makes it.
  await db.query('INSERT INTO hash_secrets (purpose, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    purpose,
    sealed.seal(randomBytes(32).toString('base64url'), about),
  ]);
}

async function secretOf(db: DataSource, sealed: SealedText, purpose: string): Promise<Buffer> {
  await makeHashSecret(db, sealed, purpose);
  const [row] = await db.query('SELECT sealed FROM hash_secrets WHERE purpose = $1', [purpose]);
  return Buffer.from(sealed.open(row.sealed, about), 'base64url');
}

/** Where the secrets are, for changing keys. */
export const sealedHashSecrets: SealedPlace = {
  name: 'secrets of hashes',
  table: 'hash_secrets',
  id: 'purpose',
  text: 'sealed',
  about: `'${about}'`,
  put: 'sealed = $1',
};
