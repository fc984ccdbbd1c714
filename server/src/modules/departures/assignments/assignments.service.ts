import type { DataSource, EntityManager } from 'typeorm';
import type { MutationAssignDepartureArgs } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { refusedAssignment, type WantedDays } from './refused-assignment.ts';

export interface AssignmentsDeps {
  db: DataSource;
  activity: ActivityService;
}

interface Place {
  id: number;
  startsOn: string;
  endsOn: string;
  status: string;
  name: string;
}

/** Who guides a date, and which vehicles go along: none of them on two dates at a time. */
export class AssignmentsService {
  readonly #deps: AssignmentsDeps;

  constructor(deps: AssignmentsDeps) {
    this.#deps = deps;
  }

  /** Replaces all of them. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT with a sentence that names the other date. */
  async assign(
    actor: Actor,
    departureId: string | number,
    wanted: Omit<MutationAssignDepartureArgs, 'id'>,
  ): Promise<number> {
    const { db } = this.#deps;
    const number = parseId(departureId) ?? notFound();
    const guideIds = numbersOf(wanted.guideIds, 'guideIds', 'There is no such team member.');
    const vehicleIds = numbersOf(wanted.vehicleIds, 'vehicleIds', 'There is no such vehicle.');
    let place: Place | undefined;
    try {
      await db.transaction(async (manager) => {
        place = await locked(manager, number);
        if (place.status === 'cancelled') throw conflict('This departure is cancelled: nobody goes along.');
        await refuseUnknown(manager, 'coaches', guideIds, 'guideIds');
        await refuseUnknown(manager, 'vehicles', vehicleIds, 'vehicleIds');
        await manager.query('DELETE FROM assignments WHERE departure_id = $1', [number]);
        await manager.query(
          `INSERT INTO assignments (departure_id, coach_id, vehicle_id, days)
           SELECT $1, coach_id, vehicle_id, daterange($2, $3, '[]') FROM (
             SELECT id AS coach_id, NULL::integer AS vehicle_id FROM unnest($4::integer[]) AS guides (id)
             UNION ALL SELECT NULL, id FROM unnest($5::integer[]) AS taken_along (id)) AS wanted`,
          [number, place.startsOn, place.endsOn, guideIds, vehicleIds],
        );
        await this.#deps.activity.record(manager, actor, {
          type: 'update',
          description: `Changed who goes along on "${place.name}" of ${travelDays(place.startsOn, place.endsOn)}`,
          entityType: 'departure',
          entityId: number,
        });
      });
    } catch (error) {
      throw place
        ? await this.explained(error, { ...place, departureId: number, guideIds, vehicleIds })
        : error;
    }
    return number;
  }

  /** `error`, or a CONFLICT that names the other date when the database refused somebody on two dates at a time. */
  async explained(error: unknown, wanted: WantedDays): Promise<unknown> {
    return (await refusedAssignment(this.#deps.db, error, wanted)) ?? error;
  }
}

/** Its days do not change until the transaction ends. */
async function locked(manager: EntityManager, id: number): Promise<Place> {
  const [place]: Place[] = await manager.query(
    `SELECT id, starts_on AS "startsOn", ends_on AS "endsOn", status,
       coalesce((SELECT name FROM programs WHERE programs.id = program_id), 'Deleted service') AS name
     FROM departures WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return place ?? notFound();
}

function numbersOf(ids: readonly (string | number)[], field: string, message: string): number[] {
  const numbers = ids.map((id, i) => parseId(id) ?? refuse(message, [field, i]));
  return [...new Set(numbers)];
}

/** Team members in the trash go nowhere. */
async function refuseUnknown(
  manager: EntityManager,
  table: 'coaches' | 'vehicles',
  ids: readonly number[],
  field: string,
): Promise<void> {
  const notDeleted = table === 'coaches' ? ' AND deleted_at IS NULL' : '';
  const rows: { id: number }[] = await manager.query(
    `SELECT id FROM ${table} WHERE id = ANY($1)${notDeleted} FOR KEY SHARE`,
    [ids],
  );
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0)
    refuse(`There is no such ${table === 'coaches' ? 'team member' : 'vehicle'} any more.`, [field, missing]);
}

function refuse(message: string, path: (string | number)[]): never {
  throw badField(path, message);
}

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Date not found');
}
