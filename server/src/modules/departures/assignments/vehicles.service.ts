import type { DataSource, EntityManager } from 'typeorm';
import { vehicleInputRules } from '../../../generated/rules.ts';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../../platform/idempotency.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';
import { parseInput } from '../../../platform/validation.ts';
import type { ActivityEntry, ActivityService } from '../../activity/activity.service.ts';
import { isUnchanged, refuseStale } from '../../content/conflict.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { VehicleEntity } from './vehicle.entity.ts';

export interface VehiclesDeps {
  db: DataSource;
  activity: ActivityService;
  idempotency: Idempotency;
}

interface SavedVehicle {
  id?: string | number | null;
  input: object;
  version?: number | null;
  key?: string | null;
}

const vehicleInput = inputFrom(vehicleInputRules, contentField);

/** The vehicles in which guests travel: a short list. */
export class VehiclesService {
  readonly #deps: VehiclesDeps;

  constructor(deps: VehiclesDeps) {
    this.#deps = deps;
  }

  list(): Promise<VehicleEntity[]> {
    const byName = 'lower(vehicle.name)';
    return this.#deps.db.manager
      .createQueryBuilder(VehicleEntity, 'vehicle')
      .orderBy(byName)
      .addOrderBy('vehicle.id')
      .getMany();
  }

  /** Makes one, or changes that of `id`. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async save(actor: Actor, { id, input, version, key }: SavedVehicle): Promise<VehicleEntity> {
    const values = parseInput(vehicleInput, input);
    const request = {
      operation: id == null ? 'create vehicle' : `update vehicle ${id}`,
      actor,
      key,
      path: ['key'],
      input,
      about: ofNobody,
    };
    const saved = await this.#deps.idempotency.run(request, async (manager) => {
      const now = new Date();
      const stamp = { updatedAt: now, updatedBy: actor.user?.id ?? null };
      if (id == null) {
        const row = manager.create(VehicleEntity, { ...values, ...stamp, version: 1, createdAt: now });
        await manager.insert(VehicleEntity, row);
        await this.#record(manager, actor, 'create', row);
        return { id: row.id };
      }
      const row = await locked(manager, id);
      await refuseStale(manager, row, { intent: 'save', noun: 'vehicle', version });
      if (isUnchanged(row, values)) return { id: row.id };
      Object.assign(row, values, stamp, { version: row.version + 1 });
      await manager.save(row);
      await this.#record(manager, actor, 'update', row);
      return { id: row.id };
    });
    return demandRow(this.#deps.db.manager, VehicleEntity, saved.id, notFound);
  }

  /** Throws NOT_FOUND, and CONFLICT while it goes along on a date to come. */
  remove(actor: Actor, id: string | number): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const row = await locked(manager, id);
      const [next]: { name: string; startsOn: string; endsOn: string }[] = await manager.query(
        `SELECT coalesce(programs.name, 'a deleted service') AS name, starts_on AS "startsOn", ends_on AS "endsOn"
         FROM assignments JOIN departures ON departures.id = departure_id LEFT JOIN programs ON programs.id = program_id
         WHERE vehicle_id = $1 AND ends_on >= $2 ORDER BY starts_on LIMIT 1`,
        [row.id, kampalaDay()],
      );
      if (next)
        throw conflict(
          `“${row.name}” goes along on “${next.name}”, ${travelDays(next.startsOn, next.endsOn)}: take it off that departure first.`,
        );
      const { id: number } = row;
      await manager.remove(row);
      await this.#record(manager, actor, 'delete', { ...row, id: number });
      return number;
    });
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    type: 'create' | 'update' | 'delete',
    { id, name }: Pick<VehicleEntity, 'id' | 'name'>,
  ) {
    const verb = { create: 'Created', update: 'Updated', delete: 'Deleted' }[type];
    const entry: ActivityEntry = {
      type,
      description: `${verb} vehicle "${name}"`,
      entityType: 'vehicle',
      entityId: id,
    };
    return this.#deps.activity.record(manager, actor, entry);
  }
}

const notFound = 'Vehicle not found';

const locked = (manager: EntityManager, id: string | number): Promise<VehicleEntity> =>
  demandRow(manager, VehicleEntity, id, notFound, { lock: true });
