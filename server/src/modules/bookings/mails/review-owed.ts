import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';

/** SQL: visitors see the program of the booking, and its guest has not said how it was. */
export const canBeReviewed = `NOT EXISTS (SELECT FROM reviews WHERE booking_id = bookings.id)
  AND EXISTS (SELECT FROM programs
    WHERE programs.id = bookings.program_id AND is_active AND programs.status = 'published' AND deleted_at IS NULL)`;

/** Whether it is still asked for: who travelled has not written one meanwhile. */
export async function isReviewOwed(manager: EntityManager, { id, state }: BookingEntity): Promise<boolean> {
  if (state !== 'confirmed' && state !== 'completed') return false;
  const [found] = await manager.query(`SELECT FROM bookings WHERE id = $1 AND ${canBeReviewed}`, [id]);
  return found !== undefined;
}
