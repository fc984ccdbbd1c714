// A request that is sent a second time, because the answer to the first got lost, is carried out once.
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from './actor.ts';
import { deleteInBatches } from './database/batches.ts';
import { conflict } from './errors.ts';
import { type RecordRef, recordKey } from './ids.ts';
import type { KeyedHash } from './sealing/keyed-hash.ts';
import { isRecord } from './text/json.ts';
import { badField } from './validation.ts';

interface IdempotentRequest<T> {
  /** What is done: the same key of another operation is another key. */
  operation: string;
  /** Each person has keys of their own. Visitors share theirs, so two of them never get each other's answer: see `run`. */
  actor: Actor;
  /** The idempotency key, made by the sender, the same in each try. Without one every try counts; an empty one is none that can be. */
  key: string | null | undefined;
  /** Where callers gave the key, for the message about one that cannot be. */
  path: string[];
  /** What was sent, as it came. It may tell about somebody's health, so only a keyed hash of it is kept. */
  input: unknown;
  /** Whose records the result is of: what is kept goes with any of them. */
  about(result: T): readonly RecordRef[];
}

/** What staff publish holds nothing of people who write to us. */
export const ofNobody = () => [];

export class Idempotency {
  readonly #db: DataSource;
  readonly #fingerprints: readonly KeyedHash[];

  /** The first of `fingerprints` is kept; what another one kept still counts as the same. */
  constructor(db: DataSource, fingerprints: readonly KeyedHash[]) {
    this.#db = db;
    this.#fingerprints = fingerprints;
  }

  /**
   * Runs `work` in a transaction. A key that was used before is answered with the first result: what `work` returns is
   * kept as JSON for two days, so it must hold nothing that has to go sooner. Throws CONFLICT when the key was used
   * with other input. A key whose work failed is free again.
   */
  run<T extends object>(
    request: IdempotentRequest<T>,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.#db.transaction((manager) =>
      request.key == null ? work(manager) : this.#runOnce(manager, request, request.key, work),
    );
  }

  /** Keys older than two days are never sent again. Returns how many went. */
  deleteOld(): Promise<number> {
    return deleteInBatches(this.#db, 'idempotency_keys', `created_at < now() - interval '2 days'`);
  }

  async #runOnce<T extends object>(
    manager: EntityManager,
    { operation, actor, path, input, about }: IdempotentRequest<T>,
    key: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (!/^[\w-]{16,100}$/.test(key)) {
      const message = 'The idempotency key must have 16 to 100 letters, digits, hyphens or underscores.';
      throw badField(path, message);
    }
    const name = actor.user ? `${operation} of ${actor.user.id}` : operation;
    const hash = createHash('sha256').update(`${name} ${key}`).digest('hex');
    const sent = canonicalJson(input);
    const fingerprints = this.#fingerprints.map((hash) => hash(sent));
    // Of two that come together the second waits here until the first is done.
    const inserted: unknown[] = await manager.query(
      'INSERT INTO idempotency_keys (key, form, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key',
      [hash, name, fingerprints[0]],
    );
    if (inserted.length === 0) return firstResult<T>(manager, hash, fingerprints, actor);
    const result = await work(manager);
    await manager.query('UPDATE idempotency_keys SET result = $2, about = $3 WHERE key = $1', [
      hash,
      JSON.stringify(result),
      about(result).map(recordKey),
    ]);
    return result;
  }
}

async function firstResult<T>(
  manager: EntityManager,
  hash: string,
  fingerprints: readonly string[],
  actor: Actor,
): Promise<T> {
  const sql = 'SELECT result, fingerprint FROM idempotency_keys WHERE key = $1';
  const [first] = await manager.query(sql, [hash]);
  // Keys of the version before this one have none.
  if (first.fingerprint === null || fingerprints.includes(first.fingerprint)) return first.result;
  throw conflict(
    'This idempotency key was used before with other values, which arrived. Nothing was changed now: send what is new with a new key.', // A visitor may have met the key of somebody else.
    actor.user ? { first: first.result } : {},
  );
}

/** JSON in which equal values are equal texts: fields in the order of their names, those that are undefined left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part)) ?? 'null';
}

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
