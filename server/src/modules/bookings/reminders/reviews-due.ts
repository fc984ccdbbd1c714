// Guests who are asked how their journey was, some days after it: once, and not who wrote it already.
import type { DataSource } from 'typeorm';
import { daysBefore } from '../../../platform/kampala-day.ts';
import { reviewMail } from '../mails/mails-of-booking.ts';
import { canBeReviewed } from '../mails/review-owed.ts';
import { type DueMail, mostAtOnce } from './due-mail.ts';

export function readReviewsDue(db: DataSource, today: string): Promise<DueMail[]> {
  return db.query(
    `SELECT bookings.id, bookings.departure_id AS "departureId", 'reviewAsked' AS mail
     FROM departures JOIN bookings ON bookings.departure_id = departures.id AND state IN ('confirmed', 'completed') AND email <> ''
     WHERE departures.ends_on BETWEEN $1 AND $2 AND ${canBeReviewed}
       AND NOT EXISTS (SELECT FROM booking_mails
         WHERE booking_id = bookings.id AND mail = 'reviewAsked' AND (stopped OR sent_at IS NOT NULL))
     ORDER BY departures.ends_on, bookings.id LIMIT ${mostAtOnce}`,
    [daysBefore(today, reviewMail.until), daysBefore(today, reviewMail.from)],
  );
}
