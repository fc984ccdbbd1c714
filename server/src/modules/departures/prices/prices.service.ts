import { isDeepStrictEqual } from 'node:util';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { QueryPriceListArgs } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { rowsLoader } from '../../../platform/database/loaders.ts';
import { readRows, selectAll } from '../../../platform/database/rows.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { refuseStale } from '../../content/conflict.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { Tier } from '../price-calculation.ts';
import { type OwnTerms, type Terms, termsOf } from '../terms.ts';
import { readTiers } from './price-list-input.ts';
import { PriceTierEntity } from './price-tier.entity.ts';

export interface PricesDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  settings: Pick<SettingsService, 'published'>;
}

/** The prices of a program, or of one of its dates. */
type Which = QueryPriceListArgs;

interface Found {
  programId: number;
  departureId: number | null;
  /** What they are of, for the activity. */
  name: string;
}

export interface PriceListMapper extends Omit<Found, 'name'> {
  tiers: PriceTierEntity[];
  version: number;
}

/** What programs and their dates cost whom. */
export class PricesService {
  readonly #deps: PricesDeps;
  readonly #ofPrograms = rowsLoader(
    (ids) => this.#read('program_id', ids, 'departure_id IS NULL'),
    'programId',
  );
  readonly #ofDepartures = rowsLoader((ids) => this.#read('departure_id', ids, 'true'), 'departureId');

  constructor(deps: PricesDeps) {
    this.#deps = deps;
  }

  ofProgram(id: number): Promise<PriceTierEntity[]> {
    return this.#ofPrograms.load(id);
  }

  /** Its own alone. */
  ofDeparture(id: number): Promise<PriceTierEntity[]> {
    return this.#ofDepartures.load(id);
  }

  /** What holds for bookings of a program: its own words, or those of the settings. */
  async termsOf(program: OwnTerms): Promise<Terms> {
    const { bookings = {} } = await this.#deps.settings.published();
    return termsOf(program, bookings);
  }

  /** Throws NOT_FOUND. */
  async list(which: Which): Promise<PriceListMapper> {
    const { manager } = this.#deps.db;
    const found = await findWhich(manager, which);
    return listOf(manager, found);
  }

  /** Replaces all of them. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when a colleague saved in between. */
  async set(
    actor: Actor,
    which: Which,
    given: readonly object[],
    version?: number | null,
  ): Promise<PriceListMapper> {
    const { db, changes, activity } = this.#deps;
    const tiers = readTiers(given);
    const { saved, changed } = await db.transaction(async (manager) => {
      const found = await findWhich(manager, which);
      const { programId, departureId } = found;
      const row = await lockedList(manager, found);
      await refuseStale(manager, row, { intent: 'save', noun: 'list of prices', version });
      const before = (await listOf(manager, found)).tiers.map(tierOf);
      if (isDeepStrictEqual(before, tiers)) return { saved: await listOf(manager, found), changed: false };
      await manager.delete(PriceTierEntity, { programId, departureId: departureId ?? IsNull() });
      await insertTiers(manager, found, tiers);
      await manager.query(
        `UPDATE price_lists SET version = version + 1, updated_at = now(), updated_by = $3
         WHERE program_id = $1 AND departure_id = $2`,
        [programId, departureId ?? 0, actor.user?.id ?? null],
      );
      const description = `Changed the prices of ${found.name}`;
      const entry =
        departureId === null ? { entityType: 'program', entityId: programId } : departureEntry(departureId);
      await activity.record(manager, actor, { type: 'update', description, ...entry });
      return { saved: await listOf(manager, found), changed: true };
    });
    if (changed) await changes.changed(['price_tiers']);
    return saved;
  }

  /** Those of all programs that are there, without those of single dates: for an archive. */
  async ofAll(manager: EntityManager): Promise<{ program: number; tiers: Tier[] }[]> {
    const rows: PriceTierEntity[] = await manager.query(
      `${selectAll(this.#deps.db, PriceTierEntity)} WHERE departure_id IS NULL
         AND program_id IN (SELECT id FROM programs WHERE deleted_at IS NULL) ORDER BY program_id, position, id`,
    );
    const byProgram = Map.groupBy(rows, ({ programId }) => programId);
    return [...byProgram].map(([program, tiers]) => ({ program, tiers: tiers.map(tierOf) }));
  }

  /** Those of one program in an archive, with the same checks as when staff save them. Throws BAD_USER_INPUT. */
  readonly readArchived = ({ program, tiers }: { program: number; tiers: readonly object[] }) => ({
    programId: program,
    tiers: readTiers(tiers),
  });

  /** Those of an archive, where there are none yet. */
  readonly insertAll = async (
    manager: EntityManager,
    userId: number | null,
    all: readonly { programId: number; tiers: readonly Tier[] }[],
  ) => {
    for (const { programId, tiers } of all) {
      await insertTiers(manager, { programId, departureId: null }, tiers);
      await manager.query('INSERT INTO price_lists (program_id, updated_by) VALUES ($1, $2)', [
        programId,
        userId,
      ]);
    }
  };

  #read(column: 'program_id' | 'departure_id', ids: readonly number[], where: string) {
    return readRows<PriceTierEntity>(
      this.#deps.db,
      `price tiers by ${column}`,
      `${selectAll(this.#deps.db, PriceTierEntity)} WHERE ${column} = ANY($1) AND ${where} ORDER BY position, id`,
      [ids],
    );
  }
}

const departureEntry = (entityId: number) => ({ entityType: 'departure', entityId });

const tierOf = ({ id: _, programId: __, departureId: ___, position: ____, ...tier }: PriceTierEntity): Tier =>
  tier;

async function insertTiers(
  manager: EntityManager,
  { programId, departureId }: Omit<Found, 'name'>,
  tiers: readonly Tier[],
): Promise<void> {
  const rows = tiers.map((tier, i) => ({ ...tier, programId, departureId, position: i + 1 }));
  await manager.insert(PriceTierEntity, rows);
}

async function findWhich(manager: EntityManager, { programId, departureId }: Which): Promise<Found> {
  const number = parseId(programId);
  const [program]: { name: string }[] = await manager.query(
    'SELECT name FROM programs WHERE id = $1 AND deleted_at IS NULL',
    [number],
  );
  if (!program || number === null) throw new AppError('NOT_FOUND', 'Program not found');
  if (departureId == null) return { programId: number, departureId: null, name: `program "${program.name}"` };
  const date = parseId(departureId);
  const [departure]: { startsOn: string; endsOn: string }[] = await manager.query(
    'SELECT starts_on AS "startsOn", ends_on AS "endsOn" FROM departures WHERE id = $1 AND program_id = $2 FOR KEY SHARE',
    [date, number],
  );
  if (!departure || date === null) throw new AppError('NOT_FOUND', 'Date not found');
  const name = `date "${program.name}" of ${travelDays(departure.startsOn, departure.endsOn)}`;
  return { programId: number, departureId: date, name };
}

async function listOf(
  manager: EntityManager,
  { programId, departureId }: Omit<Found, 'name'>,
): Promise<PriceListMapper> {
  const [list]: { version: number }[] = await manager.query(
    'SELECT version FROM price_lists WHERE program_id = $1 AND departure_id = $2',
    [programId, departureId ?? 0],
  );
  const tiers = await manager.find(PriceTierEntity, {
    where: { programId, departureId: departureId ?? IsNull() },
    order: { position: 'ASC', id: 'ASC' },
  });
  return { programId, departureId, tiers, version: list?.version ?? 0 };
}

interface ListRow {
  version: number;
  updatedAt: Date;
  updatedBy: number | null;
}

/** One that nobody saved yet is made, so that of two first saves one waits. */
async function lockedList(manager: EntityManager, { programId, departureId }: Found): Promise<ListRow> {
  const key = [programId, departureId ?? 0];
  await manager.query(
    'INSERT INTO price_lists (program_id, departure_id, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
    key,
  );
  const [row]: ListRow[] = await manager.query(
    `SELECT version, updated_at AS "updatedAt", updated_by AS "updatedBy" FROM price_lists
     WHERE program_id = $1 AND departure_id = $2 FOR UPDATE`,
    key,
  );
  if (!row) throw new AppError('NOT_FOUND', 'Program not found');
  return row;
}
