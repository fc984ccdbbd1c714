import type { DataSource, EntityManager } from 'typeorm';
import type { DepartureRepeatInput, QueryDepartureConnectionArgs } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { demandRow } from '../../platform/database/row-by-id.ts';
import { AppError } from '../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import { daysFrom } from '../../platform/kampala-day.ts';
import { travelDays } from '../../platform/text/travel-days.ts';
import { badField } from '../../platform/validation.ts';
import type { ActivityEntry, ActivityService } from '../activity/activity.service.ts';
import { isUnchanged, refuseStale } from '../content/conflict.ts';
import type { AssignmentsService } from './assignments/assignments.service.ts';
import { DepartureEntity } from './departure.entity.ts';
import { cutoffOf, daysAfter } from './departure-days.ts';
import { departureById, readDepartures } from './departure-list.ts';
import {
  checkDeparture,
  checkRepeat,
  type DepartureValues,
  readDeparture,
  readRepeat,
} from './departures.input.ts';
import { insertDepartures } from './insert-departures.ts';
import { refuseBooked } from './refuse-booked.ts';
import { type OfferedProgram, refuseAboveProgram, refuseHarm } from './refuse-harm.ts';
import type { Seats } from './seats.ts';

export interface DeparturesDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  idempotency: Idempotency;
  seats: Seats;
  assignments: AssignmentsService;
}

const missing = 'Date not found';

type Version = number | null | undefined;

interface MadeDepartures {
  made: DepartureEntity[];
  leftOut: string[];
}

/** The dates of programs. Ids come as callers sent them: one that cannot be is simply not found. */
export class DeparturesService {
  readonly #deps: DeparturesDeps;

  constructor(deps: DeparturesDeps) {
    this.#deps = deps;
  }

  async find(id: string | number): Promise<DepartureEntity | null> {
    const number = parseId(id);
    return number === null ? null : departureById(this.#deps.db, number);
  }

  /** Throws NOT_FOUND. */
  async get(id: number): Promise<DepartureEntity> {
    return (await this.find(id)) ?? notFound();
  }

  list(args: QueryDepartureConnectionArgs) {
    return readDepartures(this.#deps.db, args);
  }

  /** One date, or many of a series; days on which the program has one at that time already are left out. Throws BAD_USER_INPUT and CONFLICT. */
  async create(
    actor: Actor,
    input: object,
    repeat: DepartureRepeatInput | null | undefined,
    key?: string | null,
  ): Promise<MadeDepartures> {
    const { db, changes, idempotency } = this.#deps;
    const series = repeat ? checkRepeat(repeat) : null;
    const values = readDeparture(input);
    const days = series ? readRepeat(series, values.startsOn) : [values.startsOn];
    const sent = { input, repeat: repeat ?? null };
    const request = {
      operation: 'create departures',
      actor,
      key,
      path: ['key'],
      input: sent,
      about: ofNobody,
    };
    const { ids, leftOut } = await idempotency.run(request, async (manager) => {
      const program = await lockedProgram(manager, values.programId);
      refuseAboveProgram(values, program, 0);
      const taken: { day: string }[] = await manager.query(
        `SELECT starts_on AS day FROM departures WHERE program_id = $1 AND starts_on = ANY($2::date[])
           AND start_time IS NOT DISTINCT FROM $3 AND status <> 'cancelled'`,
        [program.id, days, values.startTime],
      );
      const leftOut = days.filter((day) => taken.some((other) => other.day === day));
      const free = days.filter((day) => !leftOut.includes(day));
      const ids = await insertDepartures(manager, values, free, actor.user?.id ?? null);
      if (ids.length > 0)
        await this.#record(manager, actor, 'create', madeWords(program.name, free, values), ids);
      return { ids, leftOut };
    });
    if (ids.length > 0) await changes.changed(['departures']);
    const made = await db.manager.createQueryBuilder(DepartureEntity, 'departure').whereInIds(ids).getMany();
    return { made: made.sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1)), leftOut };
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT: a colleague saved in between, or there are bookings that it would harm. */
  async update(actor: Actor, id: string | number, input: object, version: Version): Promise<DepartureEntity> {
    checkDeparture(input);
    const number = parseId(id) ?? notFound();
    const { seats, assignments, changes } = this.#deps;
    let days = { departureId: number, startsOn: '', endsOn: '' };
    const change = seats.change([number], async (manager, departures) => {
      const row = await locked(manager, number);
      const values = readDeparture(input, row);
      days = { ...days, startsOn: values.startsOn, endsOn: values.endsOn };
      await refuseStale(manager, row, { intent: 'save', noun: 'departure', version });
      await refuseHarm(manager, row, values, departures.get(number)?.taken ?? 0);
      const { programId: _, capacityReason, ...columns } = values;
      const next = { ...columns, cutoffAt: cutoffOf(values) };
      if (isUnchanged(row, next)) return { changed: false };
      const saved = { version: row.version + 1, updatedAt: new Date(), updatedBy: actor.user?.id ?? null };
      await manager.update(DepartureEntity, number, { ...next, ...saved });
      const words = await wordsOf(manager, { ...row, ...next });
      await this.#record(manager, actor, 'update', `Updated ${words}${grownWords(row, values)}`, [number]);
      return { changed: true };
    });
    const { changed } = await change.catch(async (error) => {
      throw await assignments.explained(error, days);
    });
    if (changed) await changes.changed(['departures']);
    return this.get(number);
  }

  /** One that nobody booked or waits for; answers its id. Throws NOT_FOUND and CONFLICT. */
  async remove(actor: Actor, id: string | number, version: Version): Promise<number> {
    const number = parseId(id) ?? notFound();
    await this.#deps.seats.change([number], async (manager) => {
      const row = await locked(manager, number);
      await refuseStale(manager, row, { intent: 'delete', noun: 'departure', version });
      await refuseBooked(manager, number);
      const words = await wordsOf(manager, row);
      await manager.delete(DepartureEntity, number);
      await manager.query('DELETE FROM price_lists WHERE departure_id = $1', [number]);
      await this.#record(manager, actor, 'delete', `Deleted ${words}`, [number]);
      return {};
    });
    await this.#deps.changes.changed(['departures', 'price_tiers']);
    return number;
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    type: ActivityEntry['type'],
    description: string,
    ids: number[],
  ) {
    const [first] = ids;
    const entity = ids.length === 1 && first !== undefined ? { entityId: first } : {};
    return this.#deps.activity.record(manager, actor, {
      type,
      description,
      entityType: 'departure',
      ...entity,
    });
  }
}

/** One that is not in the trash. Of two who make its dates at once one waits: no day gets two. */
async function lockedProgram(manager: EntityManager, id: number): Promise<OfferedProgram> {
  const [program]: OfferedProgram[] = await manager.query(
    `SELECT id, name, max_participants AS most FROM programs WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (program) return program;
  throw badField('programId', 'There is no such service any more: please choose another one.');
}

const locked = (manager: EntityManager, id: number): Promise<DepartureEntity> =>
  demandRow(manager, DepartureEntity, id, missing, { lock: true });

type Named = Pick<DepartureEntity, 'programId' | 'title' | 'startsOn' | 'endsOn'>;

/** Such as `date "Gorilla Trek in Bwindi" of Fri 4 Dec 2026`. */
async function wordsOf(
  manager: EntityManager,
  { programId, title, startsOn, endsOn }: Named,
): Promise<string> {
  const [program]: { name: string }[] = await manager.query('SELECT name FROM programs WHERE id = $1', [
    programId,
  ]);
  return `date "${title ?? program?.name ?? 'Deleted service'}" of ${travelDays(startsOn, endsOn)}`;
}

function madeWords(name: string, days: string[], { startsOn, endsOn }: DepartureValues): string {
  const [first = startsOn] = days;
  if (days.length > 1) return `Created ${days.length} departures of "${name}"`;
  return `Created date "${name}" of ${travelDays(first, daysAfter(first, daysFrom(startsOn, endsOn)))}`;
}

function grownWords(row: DepartureEntity, { capacity, capacityReason }: DepartureValues): string {
  if (capacity === row.capacity) return '';
  const why = capacityReason && capacity > row.capacity ? `: ${capacityReason}` : '';
  return `, ${row.capacity} to ${capacity} seats${why}`;
}

function notFound(): never {
  throw new AppError('NOT_FOUND', missing);
}
