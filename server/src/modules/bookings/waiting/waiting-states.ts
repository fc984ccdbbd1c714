import type { EntityManager } from 'typeorm';
import type { WaitingState } from '../../../generated/schema.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';

/** What becomes of a party by what becomes of the booking that it was offered; nothing for all other bookings. */
export async function setWaitingState(
  manager: EntityManager,
  bookingId: number,
  state: Extract<WaitingState, 'taken' | 'left' | 'lapsed'>,
  now: Date,
): Promise<void> {
  await queryPrepared(
    manager,
    'what became of a place offered',
    `UPDATE waiting SET state = $2, state_at = $3 WHERE booking_id = $1 AND state = 'offered'`,
    [bookingId, state, now],
  );
}
