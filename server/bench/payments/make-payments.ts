// Bookings that wait for their money, and payments of the last 40 days: each has its number in its name.
import type pg from 'pg';
import { deposit, firstListed, listed, referenceStart } from './sums.ts';

const cents = deposit * 100;
const number = "split_part(last_name, ' ', 2)";

/** Held bookings with a try each, numbered from `from` on. */
export async function makeTries(db: pg.Client, from: number, count: number): Promise<void> {
  await db.query(insertBookings('held', "now() + interval '1 hour'"), [from, count]);
  await db.query(
    `INSERT INTO payment_attempts (booking_id, reference, amount, currency, provider, link, link_ends_at)
     SELECT id, '${referenceStart}' || lpad(${number}, 24, '0'), ${cents}, 'USD', 'flutterwave', 'https://checkout.example/' || id,
       now() + interval '1 hour'
     FROM bookings WHERE state = 'held'`,
  );
  await db.query('ANALYZE bookings; ANALYZE payment_attempts');
}

/** Confirmed bookings with all that the provider's list has. */
export async function makeListed(db: pg.Client): Promise<void> {
  await db.query(insertBookings('confirmed', 'NULL'), [firstListed + 1, listed]);
  await db.query(
    `INSERT INTO payments (booking_id, direction, state, method, amount, currency, receipt_number, paid_on, by_name, provider,
       provider_transaction_id)
     SELECT id, 'in', 'done', 'card', ${cents}, 'USD', '', current_date, 'System', 'flutterwave', ${number} FROM bookings`,
  );
  await db.query('ANALYZE bookings; ANALYZE payments');
}

/** Without any booking and donation, all dates as before the first one. */
export async function emptyBookings(db: pg.Client): Promise<void> {
  // With all that hangs on them, in one step: what was promised in the round before may still be settled meanwhile.
  await db.query('TRUNCATE bookings, donations CASCADE');
  await db.query('UPDATE departure_seats SET taken = 0 WHERE taken > 0');
  await db.query("UPDATE departures SET visible = 'open' WHERE visible <> 'open'");
  await db.query(`DELETE FROM pgboss.job`);
}

const insertBookings = (state: string, holdUntil: string) => `
  INSERT INTO bookings (reference, departure_id, program_name, seats, state, mode, source, first_name, last_name, email, phone,
    currency, total, permit_total, deposit, balance_due_on, terms, terms_version, terms_at, hold_until)
  SELECT upper(lpad(to_hex(n), 8, '0')), departure.id, 'Gorilla Trek', 1, '${state}', 'instant', 'web', 'Bench', 'Try ' || n,
    'try' || n || '@example.org', '+256 700 ' || n, 'USD', 120000, 0, ${cents}, current_date + 30, '{}', 'bench', now(), ${holdUntil}
  FROM generate_series($1::integer, $1::integer + $2::integer - 1) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM departures ORDER BY id LIMIT 50) AS departure ON place = 1 + n % 50`;
