import type { DataSource } from 'typeorm';
import type { BookingMonth } from '../../../generated/schema.ts';
import { monthOf } from '../../../platform/database/day-range.ts';

/** Each of the latest months of Kampala, the newest last; one in which nothing was as well. */
export function readBookingMonths(db: DataSource, months: number): Promise<BookingMonth[]> {
  return db.query(
    `WITH months AS (
       SELECT generate_series(newest - make_interval(months => $1 - 1), newest, '1 month')::date AS month
       FROM (SELECT date_trunc('month', now() AT TIME ZONE 'Africa/Kampala') AS newest) AS this
     ), came AS (
       SELECT ${monthOf(cameAt)} AS month, count(*)::integer AS received,
         count(*) FILTER (WHERE state IN ('confirmed', 'completed'))::integer AS confirmed,
         count(*) FILTER (WHERE state = 'cancelled')::integer AS cancelled
       FROM bookings WHERE (came_at IS NOT NULL OR source = 'staff')
         AND ${cameAt} >= (SELECT min(month) FROM months)::timestamp AT TIME ZONE 'Africa/Kampala' GROUP BY 1
     ), travelling AS (
       SELECT date_trunc('month', starts_on)::date AS month, sum(seats)::integer AS travellers FROM bookings
       WHERE state IN ('confirmed', 'completed') AND starts_on >= (SELECT min(month) FROM months) GROUP BY 1
     ), sums AS (
       SELECT date_trunc('month', paid_on)::date AS month, currency,
         sum(CASE direction WHEN 'in' THEN amount ELSE -amount END)::float8 AS amount
       FROM payments WHERE state = 'done' AND paid_on >= (SELECT min(month) FROM months) GROUP BY 1, 2
     )
     SELECT to_char(month, 'YYYY-MM-DD') AS month, coalesce(received, 0) AS received, coalesce(confirmed, 0) AS confirmed,
       coalesce(cancelled, 0) AS cancelled, coalesce(travellers, 0) AS travellers,
       (SELECT coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
         FROM sums WHERE sums.month = months.month) AS money
     FROM months LEFT JOIN came USING (month) LEFT JOIN travelling USING (month) ORDER BY months.month`,
    [months],
  );
}

const cameAt = 'coalesce(came_at, created_at)';
