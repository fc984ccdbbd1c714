// How often somebody can try to pay: who tries stolen cards tries many times.
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import type { PaymentAttemptEntity } from './payment-attempt.entity.ts';

/** Tries in an hour. */
const maxTries = { booking: 5, network: 20 };

interface Tries {
  inHour: number;
  /** Seconds until one may be made again. */
  retryAfter: number;
}

/** Throws RATE_LIMITED; `callerHash` is null where nothing is counted by address. A try whose page the provider did not make is none. */
export async function refuseManyTries(
  manager: EntityManager,
  { bookingId, callerHash }: Pick<PaymentAttemptEntity, 'bookingId' | 'callerHash'>,
  askOffice: string,
): Promise<void> {
  const counted = [
    await tries(manager, 'booking_id', bookingId, maxTries.booking),
    callerHash === null ? null : await tries(manager, 'caller_hash', callerHash, maxTries.network),
  ];
  const reached = counted.filter((limit) => limit !== null);
  if (reached.length === 0) return;
  const retryAfter = Math.max(...reached.map((limit) => limit.retryAfter));
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError(
    'RATE_LIMITED',
    `There were many tries to pay in the last hour. ${askOffice} You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    [],
    { retryAfter },
  );
}

/** Null while there are fewer than `limit`. */
async function tries(
  manager: EntityManager,
  column: 'booking_id' | 'caller_hash',
  value: number | string,
  limit: number,
): Promise<Tries | null> {
  const [found]: Tries[] = await manager.query(
    `SELECT count(*)::integer AS "inHour",
       greatest(ceil(extract(epoch FROM min(created_at) + interval '1 hour' - clock_timestamp())), 1)::integer AS "retryAfter"
     FROM (SELECT created_at FROM payment_attempts
       WHERE ${column} = $1 AND created_at > clock_timestamp() - interval '1 hour' AND (link IS NOT NULL OR status = 'pending')
       ORDER BY created_at DESC LIMIT ${limit}) AS last`,
    [value],
  );
  return found && found.inHour >= limit ? found : null;
}
