// The charges of a booking that the provider can give money back of: each goes back where it came from.
import type { EntityManager } from 'typeorm';

export interface GivenBack {
  /** Our number of the charge, and the provider's. */
  id: number;
  transactionId: string;
  amount: number;
}

/** SQL of what of a charge has gone back, or is on its way. */
const goneBack = `coalesce((SELECT sum(back.amount) FROM payments AS back
  WHERE back.refunds_id = charge.id AND back.state IN ('asked', 'unclear', 'done')), 0)`;

const ofBooking = `FROM payments AS charge
  WHERE charge.booking_id = $1 AND charge.provider = $2 AND charge.direction = 'in' AND charge.state = 'done'`;

/** What the provider can still give back of a booking. */
export async function givableBack(
  manager: EntityManager,
  bookingId: number,
  provider: string,
): Promise<number> {
  const [row] = await manager.query(
    `SELECT coalesce(sum(greatest(charge.amount - ${goneBack}, 0)), 0)::integer AS sum ${ofBooking}`,
    [bookingId, provider],
  );
  return row.sum;
}

/** Splits a sum over the charges of a booking, the newest first; less than the sum where less came in by the provider. */
export async function splitOverCharges(
  manager: EntityManager,
  bookingId: number,
  provider: string,
  sum: number,
): Promise<GivenBack[]> {
  const charges: GivenBack[] = await manager.query(
    `SELECT charge.id, charge.provider_transaction_id AS "transactionId",
       greatest(charge.amount - ${goneBack}, 0)::integer AS amount ${ofBooking} ORDER BY charge.id DESC`,
    [bookingId, provider],
  );
  let left = sum;
  return charges.flatMap((charge) => {
    const amount = Math.min(charge.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...charge, amount }] : [];
  });
}
