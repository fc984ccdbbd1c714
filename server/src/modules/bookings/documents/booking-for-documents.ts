// What the documents of a booking say: nothing of passports, and nothing of health.
import type { EntityManager } from 'typeorm';
import type { AgeBand, Residence } from '../../../generated/schema.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { paidOf } from '../booking-money.ts';

export interface BookingForDocuments
  extends Pick<
    BookingEntity,
    'uuid' | 'version' | 'reference' | 'programName' | 'seats' | 'currency' | 'total' | 'balanceDueOn'
  > {
  changedAt: Date;
  /** Who booked. */
  guest: string;
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  paid: number;
  /** In their order; the name is empty where nobody said it. */
  travellers: { name: string; residence: Residence | null; ageBand: AgeBand | null }[];
  /** As the program says now; empty when it is gone. */
  included: string[];
  toBring: string[];
}

type OfDeparture = Pick<
  BookingForDocuments,
  'startsOn' | 'endsOn' | 'startTime' | 'paid' | 'travellers' | 'included' | 'toBring'
>;

export async function bookingForDocuments(
  manager: EntityManager,
  row: BookingEntity,
): Promise<BookingForDocuments> {
  const [departure]: OfDeparture[] = await manager.query(
    `SELECT starts_on AS "startsOn", ends_on AS "endsOn", start_time AS "startTime", ${paidOf('$1')} AS paid,
       coalesce(included, '{}') AS included, coalesce(to_bring, '{}') AS "toBring",
       (SELECT coalesce(json_agg(json_build_object('name', name, 'residence', residence, 'ageBand', age_band) ORDER BY position, id), '[]')
        FROM booking_travellers WHERE booking_id = $1) AS travellers
     FROM departures LEFT JOIN programs ON programs.id = program_id WHERE departures.id = $2`,
    [row.id, row.departureId],
  );
  if (!departure) throw new Error(`Booking ${row.id} has no departure.`);
  const guest = `${row.firstName} ${row.lastName}`.trim();
  return { ...row, ...departure, changedAt: row.updatedAt, guest };
}
