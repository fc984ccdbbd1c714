// Balances that their guests are reminded of. No booking is cancelled by itself: what is still unpaid afterwards is in the office's list 'overdue'.
import type { DataSource } from 'typeorm';
import { daysBefore } from '../../../platform/kampala-day.ts';
import { paidOf } from '../booking-money.ts';
import { moneyMails } from '../mails/mails-of-booking.ts';
import { type DueMail, mostAtOnce } from './due-mail.ts';

export function readMoneyDue(db: DataSource, today: string): Promise<DueMail[]> {
  const planned = Object.entries(moneyMails).map(([mail, { from, until }]) => ({
    mail,
    first: daysBefore(today, -until),
    last: daysBefore(today, -from),
  }));
  return db.query(
    `SELECT bookings.id, bookings.departure_id AS "departureId", planned.mail, true AS "isOfMoney"
     FROM jsonb_to_recordset($1::jsonb) AS planned (mail text, first date, last date)
     JOIN bookings ON balance_due_on BETWEEN planned.first AND planned.last AND bookings.state = 'confirmed' AND bookings.email <> ''
       AND bookings.starts_on > $2::date AND bookings.state_at < ($2::date::timestamp AT TIME ZONE 'Africa/Kampala')
     JOIN departures ON departures.id = bookings.departure_id AND departures.status IN ('open', 'closed')
     WHERE total > ${paidOf('bookings.id')}
       AND NOT EXISTS (
         SELECT FROM booking_mails AS noted WHERE noted.booking_id = bookings.id AND noted.mail = planned.mail
           AND noted.starts_on = departures.starts_on AND (noted.stopped OR noted.sent_at IS NOT NULL))
     ORDER BY balance_due_on, bookings.id, planned.mail LIMIT ${mostAtOnce}`,
    [JSON.stringify(planned), today],
  );
}
