// Who travels on a date: one list, by one statement, for the screen, the print and the file.
import type { DataSource } from 'typeorm';
import type { ManifestRow } from '../../../generated/schema.ts';
import { paidOf } from '../booking-money.ts';

/** Confirmed and completed bookings alone, in the order of the names; those that nobody said come last. Without passports and health. */
export function readManifest(db: DataSource, departureId: number): Promise<ManifestRow[]> {
  return db.query(
    `SELECT booking_id AS "bookingId", reference, traveller.id AS "travellerId",
       coalesce(nullif(traveller.name, ''), 'Traveller ' || traveller.position + 1) AS name,
       residence, age_band AS "ageBand", trim(first_name || ' ' || last_name) AS contact, phone,
       greatest(coalesce(total, 0) - ${paidOf('bookings.id')}, 0) AS outstanding, currency
     FROM bookings JOIN booking_travellers AS traveller ON booking_id = bookings.id
     WHERE departure_id = $1 AND state IN ('confirmed', 'completed')
     ORDER BY traveller.name = '', lower(traveller.name), booking_id, traveller.position`,
    [departureId],
  );
}
