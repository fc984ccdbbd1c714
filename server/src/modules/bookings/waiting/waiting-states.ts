import type { EntityManager } from 'typeorm';
import type { WaitingState } from '../../../generated/schema.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { BookingEntity } from '../booking.entity.ts';

/** What becomes of a party by what becomes of the booking that it was offered; nothing for all other bookings. */
export async function setWaitingState(
  manager: EntityManager,
  { id, source }: Pick<BookingEntity, 'id' | 'source'>,
  state: Extract<WaitingState, 'taken' | 'left' | 'lapsed'>,
  now: Date,
): Promise<void> {
  if (source !== 'waiting') return;
  await queryPrepared(
    manager,
    'what became of a place offered',
    `UPDATE waiting SET state = $2, state_at = $3 WHERE booking_id = $1 AND state = 'offered'`,
    [id, state, now],
  );
}
