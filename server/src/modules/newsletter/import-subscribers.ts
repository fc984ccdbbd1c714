import type { EntityManager } from 'typeorm';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { GoodRow } from './read-subscribers.ts';

interface Known {
  id: number;
  email: string | null;
  emailHash: string | null;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  hasLeft: boolean;
}

interface TakenRows {
  confirmed: number;
  /** Numbers of those whose owners are to be asked by mail. */
  asked: number[];
  already: number;
  /** Who unsubscribed stays so. */
  left: GoodRow[];
}

/** Takes rows of a file, within a transaction; different addresses only. */
export async function importRows(
  manager: EntityManager,
  rows: readonly GoodRow[],
  hash: KeyedHash,
): Promise<TakenRows> {
  const hashOf = new Map(rows.map(({ email }) => [email, hash(email)]));
  const known: Known[] = await manager.query(
    `SELECT id, email::text, email_hash AS "emailHash", status, unsubscribed_at IS NOT NULL AS "hasLeft" FROM subscribers
     WHERE email = ANY ($1) OR email_hash = ANY ($2) ORDER BY id FOR UPDATE`,
    [[...hashOf.keys()], [...hashOf.values()]],
  );
  const byKey = new Map(
    known.flatMap((subscriber) =>
      [subscriber.email, subscriber.emailHash].flatMap((key) => (key ? [[key, subscriber]] : [])),
    ) as [string, Known][],
  );
  const taken: TakenRows = { confirmed: 0, asked: [], already: 0, left: [] };
  const proven: GoodRow[] = [];
  const unproven: string[] = [];
  for (const row of rows) {
    const subscriber = byKey.get(row.email) ?? byKey.get(hashOf.get(row.email) ?? '');
    if (subscriber && (subscriber.hasLeft || subscriber.emailHash || subscriber.status === 'unsubscribed'))
      taken.left.push(row);
    else if (subscriber?.status === 'confirmed') taken.already += 1;
    else if (row.consent) proven.push(row);
    else unproven.push(row.email);
  }
  // Whoever subscribes on the site in this moment is not overruled.
  const confirmed: unknown[] = await manager.query(
    `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at, consent_at, consent_source)
     SELECT email, 'confirmed', now(), now(), at, at, source
     FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS given (email, at, source)
     ON CONFLICT (email) DO UPDATE SET status = 'confirmed', confirmed_at = excluded.confirmed_at,
       consent_at = excluded.consent_at, consent_source = excluded.consent_source
       WHERE subscribers.status = 'pending' AND subscribers.unsubscribed_at IS NULL
     RETURNING id`,
    [
      proven.map(({ email }) => email),
      proven.map(({ consent }) => consent?.at),
      proven.map(({ consent }) => consent?.source),
    ],
  );
  taken.confirmed = confirmed.length;
  const asked: { id: number }[] = await manager.query(
    `INSERT INTO subscribers (email, status, created_at, requested_at)
     SELECT email, 'pending', now(), now() FROM unnest($1::text[]) AS given (email)
     ON CONFLICT (email) DO UPDATE SET requested_at = subscribers.requested_at
       WHERE subscribers.status = 'pending' AND subscribers.unsubscribed_at IS NULL
     RETURNING id`,
    [unproven],
  );
  taken.asked = asked.map(({ id }) => id);
  return taken;
}
