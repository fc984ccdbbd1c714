import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { TracesService } from '../persons/traces.service.ts';

/**
 * Puts a hash in the place of an address whose owner left more than `days` ago, so that it is known to have left and nobody
 * can read it. One that was asked to come back has the month that a new one has. Returns how many.
 */
export function removeAddresses(traces: TracesService, hash: KeyedHash, days: number): Promise<number> {
  return traces.forgetInBatches('subscriber', async (manager, size) => {
    const rows: { id: number; email: string }[] = await manager.query(
      `SELECT id, email FROM subscribers WHERE email IS NOT NULL AND (
         (status = 'unsubscribed' AND unsubscribed_at < now() - make_interval(days => $1)) OR
         (status = 'pending' AND unsubscribed_at IS NOT NULL AND requested_at < now() - interval '30 days'))
       LIMIT ${size} FOR UPDATE SKIP LOCKED`,
      [days],
    );
    await manager.query(
      `UPDATE subscribers SET email = NULL, email_hash = removed.hash, status = 'unsubscribed', mailed_at = NULL
       FROM unnest($1::integer[], $2::text[]) AS removed (id, hash) WHERE subscribers.id = removed.id`,
      [rows.map(({ id }) => id), rows.map(({ email }) => hash(email))],
    );
    return rows;
  });
}
