// A quote as who has its key sees it.
import type { EntityManager } from 'typeorm';
import type { TravellerQuote } from '../../../../generated/schema.ts';
import type { BookingEntity } from '../../booking.entity.ts';
import type { PriceLine } from '../../booking-line.entity.ts';
import { countsAt } from '../../booking-transitions.ts';
import type { QuoteEntity } from '../quote.entity.ts';
import { pricingOf, quotedOf, stateOf } from '../quote-price.ts';

export interface TravellerQuoteMapper extends Omit<TravellerQuote, 'lines'> {
  lines: PriceLine[];
}

export async function travellerQuoteOf(
  manager: EntityManager,
  row: QuoteEntity,
  { booking, bookingKey }: { booking: BookingEntity | null; bookingKey: string | null },
): Promise<TravellerQuoteMapper> {
  const [{ id, now }] = await manager.query(
    `SELECT clock_timestamp() AS now,
       (SELECT id FROM programs WHERE id = $1 AND is_active AND status = 'published' AND deleted_at IS NULL)`,
    [row.programId],
  );
  const isOpen = stateOf(row) === 'sent';
  return {
    ...row,
    ...pricingOf(row),
    currency: row.currency,
    lines: row.lines,
    number: row.id,
    state: stateOf(row),
    programId: id,
    holdsSeats: isOpen && booking !== null && countsAt(booking, now),
    quoted: quotedOf(row),
    bookingReference: row.state === 'accepted' ? (booking?.reference ?? null) : null,
    bookingKey,
  };
}
