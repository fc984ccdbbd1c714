// One act on many records: all of it or nothing, but for what a colleague saved since it was read, which is left out and named.
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { orderProgramsRules, recordsInputRules as rules } from '../../../generated/rules.ts';
import type { Actor } from '../../../platform/actor.ts';
import { tableOf } from '../../../platform/database/table-of.ts';
import { conflict } from '../../../platform/errors.ts';
import { badField } from '../../../platform/validation.ts';
import { UserEntity } from '../../accounts/user.entity.ts';
import type { ContentEntity } from '../content.entity.ts';
import type { ContentDeps } from '../content.service.ts';
import type { ContentType } from '../content-type.ts';
import { outsideTrash, RecordWriter } from './record-writer.ts';

interface LeftOut {
  id: number;
  name: string | null;
  reason: 'changed' | 'gone';
  changedBy: string | null;
  changedAt: Date | null;
}

interface ManyChanges<Row> {
  /** Numbers of those that are as they should be now. */
  done: number[];
  /** Those that are there, as they are now. */
  records: Row[];
  leftOut: LeftOut[];
}

/** What somebody does to one of them, which nobody else changes meanwhile. */
interface Act<Row> {
  /** Which of the records it can be done to; all when left out. */
  which?: object;
  /** Nothing needs to be done: it is as it should be, whoever did that. */
  isDone?(row: Row): boolean;
  /** Whether a record that was saved since is left out. */
  minds: boolean;
  run(manager: EntityManager, row: Row): Promise<unknown>;
}

const { minItems, maxItems } = rules.items;
/** As many as of the other types that have an order. */
const mostOrdered = orderProgramsRules.ids.maxItems;

const input = z.object({
  items: z
    .array(z.object({ id: z.int(), version: z.int().nullish() }))
    .refine(
      ({ length }) => length >= minItems && length <= maxItems,
      `Choose ${minItems} to ${maxItems} records.`,
    ),
});

export class ManyRecords<Row extends ContentEntity> {
  readonly #deps: ContentDeps;
  readonly #kind: ContentType<Row>;
  readonly #writer: RecordWriter<Row>;

  constructor(deps: ContentDeps, kind: ContentType<Row>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#writer = new RecordWriter(deps.activity, kind);
  }

  /** Saves `values` over each of the records. */
  change(actor: Actor, records: unknown, values: Partial<Row>): Promise<ManyChanges<Row>> {
    return this.#act(records, {
      which: outsideTrash,
      isDone: (row) => this.#writer.changesOf(row, values) === null,
      minds: true,
      run: (manager, row) => this.#writer.change(manager, actor, row, values),
    });
  }

  /** Puts the records into the trash. */
  remove(actor: Actor, records: unknown): Promise<ManyChanges<Row>> {
    return this.#act(records, {
      which: outsideTrash,
      minds: true,
      run: (manager, row) => this.#writer.remove(manager, actor, row),
    });
  }

  /** Takes the records out of the trash. */
  restore(actor: Actor, records: unknown): Promise<ManyChanges<Row>> {
    return this.#act(records, {
      minds: false,
      run: (manager, row) => this.#writer.restore(manager, actor, row),
    });
  }

  /**
   * The records of these numbers stand first, in this order; none of them means the usual order. Answers those with a place.
   * Throws CONFLICT when those that had one do not stand as in `from` any more.
   */
  async order(actor: Actor, given: readonly number[], from?: readonly number[] | null): Promise<Row[]> {
    for (const [name, { length }] of Object.entries({ ids: given, from: from ?? [] }))
      if (length > mostOrdered) throw badField(name, `Up to ${mostOrdered} can be put in order by hand.`);
    const ids = [...new Set(given)];
    const { db, changes, activity } = this.#deps;
    const { name, entity } = this.#kind;
    const table = tableOf(entity);
    const rows = await db.transaction(async (manager) => {
      // Two orders at once: the second waits here, so that they are never mixed.
      await manager.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      if (from) await this.#refuseOtherOrder(manager, from, ids);
      await manager.query(
        `UPDATE ${table} SET position = wanted.position
         FROM (SELECT ${table}.id, place.position::integer FROM ${table}
           LEFT JOIN unnest($1::integer[]) WITH ORDINALITY AS place (id, position) USING (id)) AS wanted
         WHERE wanted.id = ${table}.id AND ${table}.position IS DISTINCT FROM wanted.position`,
        [ids],
      );
      const description =
        ids.length > 0 ? `Put ${ids.length} ${name}s in order` : `Put ${name}s back in the default order`;
      await activity.record(manager, actor, { type: 'update', description, entityType: name });
      return manager.find(entity, { where: { id: In(ids), ...outsideTrash } as FindOptionsWhere<Row> });
    });
    await changes.changed([table]);
    const place = new Map(ids.map((id, at) => [id, at]));
    return rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  }

  /** Throws CONFLICT unless the records with a place stand as in `read`, or already as in `wanted`. */
  async #refuseOtherOrder(manager: EntityManager, read: readonly number[], wanted: readonly number[]) {
    const rows = await manager
      .createQueryBuilder(this.#kind.entity, 'record')
      .where([
        { position: Not(IsNull()), ...outsideTrash },
        { id: In([...read]), ...outsideTrash },
      ])
      .orderBy('record.position')
      .getMany();
    const order = rows
      .filter((row) => (row as { position?: number | null }).position != null)
      .map(({ id }) => id);
    const isThere = new Set(rows.map(({ id }) => id));
    const stand = order.join();
    // What was deleted meanwhile has no place to lose.
    if (stand === read.filter((id) => isThere.has(id)).join() || stand === wanted.join()) return;
    throw conflict(
      `Somebody put the ${this.#kind.name}s in another order after you read it, so yours was not saved. Look at theirs, then save yours again if it still is to be.`,
      { order },
    );
  }

  async #act(records: unknown, { which, isDone, minds, run }: Act<Row>): Promise<ManyChanges<Row>> {
    const { db, changes } = this.#deps;
    const meant = this.#meant(records);
    const answer = await db.transaction(async (manager) => {
      const found = await this.#writer.lockedOf(manager, [...meant.keys()], which);
      const stale = minds
        ? found.filter((row) => !isDone?.(row) && this.#writer.isStale(row, meant.get(row.id)))
        : [];
      const done = found.filter((row) => !stale.includes(row));
      for (const row of done) await run(manager, row);
      const foundIds = new Set(found.map(({ id }) => id));
      const gone = [...meant.keys()].filter((id) => !foundIds.has(id));
      return {
        done: done.map(({ id }) => id),
        records: found.filter(({ deletedAt }) => deletedAt === null),
        leftOut: [
          ...(await this.#changed(manager, stale)),
          ...gone.map(
            (id): LeftOut => ({ id, name: null, reason: 'gone', changedBy: null, changedAt: null }),
          ),
        ],
      };
    });
    if (answer.done.length > 0) await changes.changed([tableOf(this.#kind.entity)]);
    return answer;
  }

  /** Each record once, with the version that was read of it. Throws BAD_USER_INPUT for none and for too many. */
  #meant(records: unknown): Map<number, number | null | undefined> {
    const { data, error } = input.safeParse(records);
    if (error) throw badField('records', error.issues[0]?.message ?? 'Records are not valid.');
    return new Map(data.items.map(({ id, version }) => [id, version]));
  }

  async #changed(manager: EntityManager, rows: Row[]): Promise<LeftOut[]> {
    const ids = [...new Set(rows.flatMap(({ updatedBy }) => updatedBy ?? []))];
    const users = ids.length > 0 ? await manager.findBy(UserEntity, { id: In(ids) }) : [];
    const emailOf = new Map(users.map(({ id, email }) => [id, email]));
    return rows.map((row) => ({
      id: row.id,
      name: String(row[this.#kind.title as keyof Row]),
      reason: 'changed',
      changedBy: emailOf.get(row.updatedBy ?? 0) ?? null,
      changedAt: row.updatedAt,
    }));
  }
}
