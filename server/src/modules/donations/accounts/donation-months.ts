import type { DataSource } from 'typeorm';
import type { DonationMonth } from '../../../generated/schema.ts';
import { type DayRange, monthOf, onDays } from '../../../platform/database/day-range.ts';

export type DonationMonthMapper = Omit<DonationMonth, 'symbol'>;

/** The day that counts for the books: when the provider confirmed it or said that it failed; until then when it began. */
export const bookedAt = 'coalesce(settled_at, created_at)';

/** What was given, by month of the confirmation and currency, the earliest month first. */
export function readDonationMonths(db: DataSource, range: DayRange): Promise<DonationMonthMapper[]> {
  const values: unknown[] = [];
  const where = ["status = 'successful'", ...onDays(bookedAt, range, values)].join(' AND ');
  return db.query(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month, currency, amount::float8, count::integer FROM (
       SELECT ${monthOf(bookedAt)} AS month, currency, sum(amount) AS amount, count(*) FROM donations
       WHERE ${where} GROUP BY 1, 2
     ) AS months ORDER BY month, currency`,
    values,
  );
}
