// Dates that are made for one party: visitors never see them, and they have as many seats as the party.
import type { EntityManager } from 'typeorm';
import { cutoffOf } from './departure-days.ts';
import type { LockedDeparture } from './seats.ts';

interface PrivateDeparture {
  title: string;
  programId: number | null;
  /** Days of Kampala. */
  startsOn: string;
  endsOn: string;
  seats: number;
}

/** Makes one, in the transaction that books it, and answers its number. */
export async function insertPrivateDeparture(
  manager: EntityManager,
  userId: number | null,
  { title, programId, startsOn, endsOn, seats }: PrivateDeparture,
): Promise<number> {
  const cutoffAt = cutoffOf({ startsOn, startTime: null, cutoffHours: 0 });
  const [made]: { id: number }[] = await manager.query(
    `INSERT INTO departures (title, program_id, starts_on, ends_on, cutoff_hours, cutoff_at, capacity, guaranteed,
       status, visible, updated_by)
     VALUES ($1, $2, $3, $4, 0, $5, $6, true, 'closed', 'closed', $7) RETURNING id`,
    [title, programId, startsOn, endsOn, cutoffAt, seats, userId],
  );
  if (!made) throw new Error('A date for one party was not made.');
  return made.id;
}

/** It grows with the party that it was made for: so many seats more are free then. Of a date of a program nothing is changed. */
export async function growPrivateDeparture(
  manager: EntityManager,
  departure: LockedDeparture,
  seats: number,
): Promise<void> {
  const [rows]: [{ capacity: number }[]] = await manager.query(
    `UPDATE departures SET capacity = $2, version = version + 1, updated_at = clock_timestamp()
     WHERE id = $1 AND title IS NOT NULL AND capacity < $2 RETURNING capacity`,
    [departure.id, departure.taken + seats],
  );
  departure.capacity = rows[0]?.capacity ?? departure.capacity;
}

/** It does not take place: whose it was has given its seats back. Of a date of a program nothing is changed. */
export async function endPrivateDeparture(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    `UPDATE departures SET status = 'cancelled', version = version + 1, updated_at = clock_timestamp()
     WHERE id = $1 AND title IS NOT NULL AND status = 'closed'`,
    [id],
  );
}
