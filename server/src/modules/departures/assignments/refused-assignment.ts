// What staff read when the database refuses a guide or a vehicle on two dates at a time.
import { DatabaseError } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import { type AppError, conflict } from '../../../platform/errors.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';

export interface WantedDays {
  departureId: number;
  startsOn: string;
  endsOn: string;
  /** Left out: those that it has. */
  guideIds?: readonly number[];
  vehicleIds?: readonly number[];
}

interface Other {
  who: string;
  name: string;
  startsOn: string;
  endsOn: string;
}

/** A sentence that names the other date, when `error` is such a refusal; null when it is another one. */
export async function refusedAssignment(
  db: DataSource,
  error: unknown,
  wanted: WantedDays,
): Promise<AppError | null> {
  const refused = error instanceof QueryFailedError ? error.driverError : error;
  if (!(refused instanceof DatabaseError) || !refused.constraint?.startsWith('assignments_')) return null;
  const [other]: Other[] = await db.query(
    `SELECT coalesce(coaches.name, vehicles.name) AS who, coalesce(programs.name, 'a deleted service') AS name,
       starts_on AS "startsOn", ends_on AS "endsOn"
     FROM assignments JOIN departures ON departures.id = departure_id LEFT JOIN programs ON programs.id = program_id
       LEFT JOIN coaches ON coaches.id = coach_id LEFT JOIN vehicles ON vehicles.id = vehicle_id
     WHERE departure_id <> $1 AND days && daterange($2, $3, '[]')
       AND (coach_id = ANY(coalesce($4, ${ownOf('coach_id')})) OR vehicle_id = ANY(coalesce($5, ${ownOf('vehicle_id')})))
     ORDER BY starts_on LIMIT 1`,
    [wanted.departureId, wanted.startsOn, wanted.endsOn, wanted.guideIds ?? null, wanted.vehicleIds ?? null],
  );
  // It may have been taken off that date since.
  if (!other) return conflict('One of them was on another departure on these days. Please try again.');
  const days = travelDays(other.startsOn, other.endsOn);
  return conflict(
    `“${other.who}” is on “${other.name}” already, ${days}. Please choose another, or take it off that departure first.`,
  );
}

const ownOf = (column: string) => `ARRAY(SELECT ${column} FROM assignments WHERE departure_id = $1)`;
