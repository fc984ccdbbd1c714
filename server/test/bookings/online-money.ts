// Money of bookings that a stand-in for the payment provider moved, for tests of what becomes of it.

import type { Api } from '../api.ts';
import type { FakeFlutterwave } from '../fakes/flutterwave.ts';

/** Somebody paid this online: it is in the books and in the provider's list. Answers the provider's number. */
export async function paidOnline(
  { db }: Pick<Api, 'db'>,
  fake: FakeFlutterwave,
  bookingId: number,
  cents: number,
): Promise<number> {
  const { id } = fake.pay(`B1763716000000-${String(fake.transactions.length + 1).padStart(24, '0')}`, {
    amount: cents / 100,
  });
  await db.query(
    `INSERT INTO payments (booking_id, direction, state, method, amount, currency, paid_on, by_name, provider, provider_transaction_id)
     VALUES ($1, 'in', 'done', 'card', $2, 'USD', (now() AT TIME ZONE 'Africa/Kampala')::date, 'System', 'flutterwave', $3)`,
    [bookingId, cents, String(id)],
  );
  return id;
}
