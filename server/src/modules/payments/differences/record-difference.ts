import type { EntityManager } from 'typeorm';
import type { PaymentDifferenceEntity } from './payment-difference.entity.ts';

type Columns = 'kind' | 'about' | 'provider' | 'number' | 'here' | 'there';

/** What was found: the two sides in words, such as `USD 600, done` and `nothing`. */
export interface Difference extends Pick<PaymentDifferenceEntity, Columns> {
  /** Ours, where one is known. */
  reference?: string;
  /** The booking or the donation that it is about, where one is known. */
  bookingId?: number | null;
  donationId?: number | null;
}

/** Writes a difference down, once: the same one again is the line that is there, closed or not. Answers whether it is new. */
export async function recordDifference(manager: EntityManager, found: Difference): Promise<boolean> {
  const { kind, about, provider, number, here, there } = found;
  const { reference = '', bookingId = null, donationId = null } = found;
  const rows: unknown[] = await manager.query(
    `INSERT INTO payment_differences (kind, about, provider, number, here, there, reference, booking_id, donation_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [kind, about, provider, number, here, there, reference, bookingId, donationId],
  );
  return rows.length > 0;
}
