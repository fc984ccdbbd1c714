import type { EntityManager } from 'typeorm';
import { daysFrom } from '../../platform/kampala-day.ts';
import { cutoffOf, daysAfter } from './departure-days.ts';
import type { DepartureValues } from './departures.input.ts';
import { visibleWith } from './seats.ts';

/** The same date on each of these days, by one statement; answers their numbers. */
export async function insertDepartures(
  manager: EntityManager,
  values: Omit<DepartureValues, 'capacityReason'>,
  days: readonly string[],
  userId: number | null,
): Promise<number[]> {
  if (days.length === 0) return [];
  const { programId, startTime, cutoffHours, capacity, least, guaranteed, status, notes } = values;
  const length = daysFrom(values.startsOn, values.endsOn);
  const ends = days.map((day) => daysAfter(day, length));
  const cutoffs = days.map((startsOn) => cutoffOf({ startsOn, startTime, cutoffHours }));
  const rows: { id: number }[] = await manager.query(
    `INSERT INTO departures (starts_on, ends_on, cutoff_at, program_id, start_time, cutoff_hours, capacity, least,
       guaranteed, status, notes, updated_by, visible)
     SELECT made.*, ${visibleWith('0')} FROM (
       SELECT starts_on, ends_on, cutoff_at, $4::integer, $5::text, $6::integer, $7::integer AS capacity, $8::integer,
         $9::boolean, $10::text AS status, $11::text, $12::integer
       FROM unnest($1::date[], $2::date[], $3::timestamptz[]) AS days (starts_on, ends_on, cutoff_at)) AS made
     ORDER BY starts_on RETURNING id`,
    [
      days,
      ends,
      cutoffs,
      programId,
      startTime,
      cutoffHours,
      capacity,
      least,
      guaranteed,
      status,
      notes,
      userId,
    ],
  );
  return rows.map(({ id }) => id);
}
