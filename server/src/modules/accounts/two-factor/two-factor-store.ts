// What stands in the database of two-factor sign-in: a sealed secret, and recovery codes as hashes.
import type { EntityManager } from 'typeorm';
import { newPassword } from '../../../platform/new-password.ts';
import type { SealedPlace } from '../../../platform/sealing/sealed-places.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import { hashOf } from '../secret-token.ts';
import { stepOf } from './totp.ts';

const recoveryCodeCount = 10;
/** Keeps a secret from being put to use for another account. */
const about = (userId: number | '') => `two_factor.secret.${userId}`;
/** As it is compared: people leave out dashes, or type capitals. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Keeps a secret that no code was shown for yet. False when two-factor is on already. */
export async function storePending(
  manager: EntityManager,
  sealed: SealedText,
  userId: number,
  secret: string,
): Promise<boolean> {
  const kept: unknown[] = await manager.query(
    `INSERT INTO two_factor (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE two_factor.confirmed_at IS NULL
     RETURNING user_id`,
    [userId, sealed.seal(secret, about(userId))],
  );
  return kept.length > 0;
}

/** The secret of an account that is being set up, or is on; null when there is none. */
export async function secretOf(
  manager: EntityManager,
  sealed: SealedText,
  userId: number,
  state: 'pending' | 'on',
): Promise<string | null> {
  const [row]: { secret: string }[] = await manager.query(
    'SELECT secret FROM two_factor WHERE user_id = $1 AND (confirmed_at IS NOT NULL) = $2 FOR UPDATE',
    [userId, state === 'on'],
  );
  return row ? sealed.open(row.secret, about(userId)) : null;
}

export async function isOn(manager: EntityManager, userId: number): Promise<boolean> {
  const rows = await manager.query('SELECT FROM two_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL', [
    userId,
  ]);
  return rows.length > 0;
}

/** Turns it on with the step of the code that showed that the secret arrived. */
export async function turnOn(manager: EntityManager, userId: number, step: number): Promise<void> {
  await manager.query('UPDATE two_factor SET confirmed_at = now(), last_step = $2 WHERE user_id = $1', [
    userId,
    step,
  ]);
}

/** Uses up a code of the app, or a recovery code. Null when it is neither, or was used before. */
export async function spend(
  manager: EntityManager,
  sealed: SealedText,
  userId: number,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const secret = await secretOf(manager, sealed, userId, 'on');
  if (!secret) return null;
  const typed = plain(code);
  if (/^\d{6}$/.test(typed)) {
    const step = stepOf(secret, typed);
    if (step === null) return null;
    const [, count] = await manager.query(
      'UPDATE two_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
      [userId, step],
    );
    return count > 0 ? 'app' : null;
  }
  const [, count] = await manager.query('DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2', [
    userId,
    hashOf(typed),
  ]);
  return count > 0 ? 'recovery' : null;
}

/** New recovery codes in place of those there were; they are shown now and never again. */
export async function newRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newPassword);
  await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    codes.map((code) => hashOf(plain(code))),
  ]);
  return codes;
}

/** Turns it off, recovery codes included. False when there was nothing. */
export async function remove(manager: EntityManager, userId: number): Promise<boolean> {
  const [, count] = await manager.query('DELETE FROM two_factor WHERE user_id = $1', [userId]);
  return count > 0;
}

/** Where the secrets are, for changing keys. */
export const sealedSecrets: SealedPlace = {
  name: 'secrets of two-factor sign-in',
  table: 'two_factor',
  id: 'user_id',
  text: 'secret',
  about: `'${about('')}' || user_id`,
  put: 'secret = $1',
};
