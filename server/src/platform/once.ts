// What is sent a second time, because the answer to the first got lost, is done once.
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { badInput } from './validation.ts';

/** What is sent with something that must not be done twice. */
export interface OnceKey {
  /** What is done, and by whom if that matters: the same key of something else is another one. */
  name: string;
  /** Made by the sender, the same in each try. */
  key: string;
  /** Where callers gave the key, for the message about one that cannot be. */
  path: string[];
}

/**
 * Runs `work` in the transaction of `manager`. With a key that was used before, its first result is given instead:
 * what it returns is kept as JSON for two days, so it must hold nothing that has to be forgotten sooner.
 */
export async function once<T extends object>(
  manager: EntityManager,
  { name, key, path }: OnceKey,
  work: () => Promise<T>,
): Promise<T> {
  const hash = hashOf(name, key, path);
  // Of two that come together the second waits here until the first is done.
  const mine: unknown[] = await manager.query(
    'INSERT INTO idempotency_keys (key, form) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key',
    [hash, name],
  );
  if (mine.length === 0) {
    const [first] = await manager.query('SELECT result FROM idempotency_keys WHERE key = $1', [hash]);
    return first.result as T;
  }
  const result = await work();
  await manager.query('UPDATE idempotency_keys SET result = $2 WHERE key = $1', [
    hash,
    JSON.stringify(result),
  ]);
  return result;
}

/** Keys older than two days are never sent again. Returns how many went. */
export async function forgetOldKeys(db: DataSource): Promise<number> {
  const [, count] = await db.query(
    `DELETE FROM idempotency_keys WHERE created_at < now() - interval '2 days'`,
  );
  return count;
}

function hashOf(name: string, key: string, path: string[]): string {
  if (!/^[\w-]{16,100}$/.test(key)) {
    const message = 'The key of a form must have 16 to 100 letters, digits, hyphens or underscores.';
    throw badInput([{ message, path }]);
  }
  return createHash('sha256').update(`${name} ${key}`).digest('hex');
}
