// What is written of one record, whoever asks for it: always with its line in the activity and its revision, in the caller's
// transaction.
import {
  type DeepPartial,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  Not,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { parseId } from '../../../platform/ids.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { type Attempt, isUnchanged, refuseStale } from '../conflict.ts';
import type { ContentEntity } from '../content.entity.ts';
import { type ContentType, defaultsOf } from '../content-type.ts';
import { stateOf } from '../history/content-document.ts';
import { deleteWithHistory } from '../history/delete-with-history.ts';
import { type Change, entryOf, recordChange } from '../history/record-change.ts';

/** Which of the records: those that are not deleted, those in the trash, or all. */
export const outsideTrash = { deletedAt: IsNull() };
export const inTrash = { deletedAt: Not(IsNull()) };

export class RecordWriter<Row extends ContentEntity> {
  readonly #activity: ActivityService;
  readonly #kind: ContentType<Row>;

  constructor(activity: ActivityService, kind: ContentType<Row>) {
    this.#activity = activity;
    this.#kind = kind;
  }

  /** The record, which nobody else changes until the transaction ends; null when there is none. */
  locked(manager: EntityManager, id: string | number, which: object = {}): Promise<Row | null> {
    const where = { id: parseId(id) ?? 0, ...which } as FindOptionsWhere<Row>;
    return manager.findOne(this.#kind.entity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Those of the records that there are, by number, so that two who lock the same never wait for each other. */
  lockedOf(manager: EntityManager, ids: readonly number[], which: object = {}): Promise<Row[]> {
    return manager.find(this.#kind.entity, {
      where: { id: In(ids), ...which } as FindOptionsWhere<Row>,
      order: { id: 'ASC' } as FindOptionsOrder<Row>,
      lock: { mode: 'pessimistic_write' },
    });
  }

  async insert(manager: EntityManager, actor: Actor, values: Partial<Row>): Promise<Row> {
    const now = new Date();
    const row = manager.create(this.#kind.entity, {
      ...defaultsOf(this.#kind),
      ...definedOf(values),
      ...this.#kind.follows?.(values, null, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.user?.id ?? null,
    } as DeepPartial<Row>);
    await manager.insert(this.#kind.entity, row as QueryDeepPartialEntity<Row>);
    await this.#record(manager, actor, { event: 'create', row });
    return row;
  }

  /** What saving `values` over `row` would write; null when that is what it has. */
  changesOf(row: Row, values: Partial<Row>, now = new Date()): Partial<Row> | null {
    const wanted = { ...definedOf(values), ...this.#kind.follows?.(values, row, now) } as Partial<Row>;
    return isUnchanged(row, wanted) ? null : wanted;
  }

  /** Whether there was anything to change; `row` is then as it was saved. */
  async change(manager: EntityManager, actor: Actor, row: Row, values: Partial<Row>): Promise<boolean> {
    const now = new Date();
    const wanted = this.changesOf(row, values, now);
    if (!wanted) return false;
    const save = { version: row.version + 1, updatedAt: now, updatedBy: actor.user?.id ?? null };
    const before = stateOf(this.#kind, row);
    await this.#write(manager, row, { ...wanted, ...save } as Partial<Row>);
    await this.#record(manager, actor, { event: 'update', row, before });
    return true;
  }

  /** Puts the record into the trash. */
  async remove(manager: EntityManager, actor: Actor, row: Row): Promise<void> {
    await this.#write(manager, row, {
      deletedAt: new Date(),
      deletedBy: actor.user?.id ?? null,
    } as Partial<Row>);
    await this.#record(manager, actor, { event: 'delete', row });
  }

  /** Takes the record out of the trash, just as it was; one that is not in there (any more) stays as it is. */
  async restore(manager: EntityManager, actor: Actor, row: Row): Promise<void> {
    if (row.deletedAt === null) return;
    await this.#write(manager, row, { deletedAt: null, deletedBy: null } as Partial<Row>);
    await this.#record(manager, actor, { event: 'restore', row });
  }

  async removeForGood(manager: EntityManager, actor: Actor, row: Row): Promise<void> {
    await deleteWithHistory(manager, this.#kind as ContentType, `id = ${row.id}`, 1);
    const entry = entryOf(this.#kind, { event: 'delete', row, how: ' for good' });
    await this.#activity.record(manager, actor, entry);
  }

  /** Whether a colleague saved `row` after the `version` that the caller knows. */
  isStale(row: Row, version: number | null | undefined): boolean {
    return version != null && version !== row.version && !this.#kind.isStillGood?.(row, version);
  }

  /** Throws CONFLICT when it is. */
  async refuseStale(
    manager: EntityManager,
    row: Row,
    version: Attempt['version'],
    intent: Attempt['intent'],
  ): Promise<void> {
    const noun = this.#kind.nounOnScreen;
    if (this.isStale(row, version)) await refuseStale(manager, row, { intent, noun, version });
  }

  async #write(manager: EntityManager, row: Row, changes: Partial<Row>): Promise<void> {
    await manager.update(this.#kind.entity, row.id, changes as QueryDeepPartialEntity<Row>);
    Object.assign(row, changes);
  }

  #record(manager: EntityManager, actor: Actor, change: Change<Row>): Promise<void> {
    return recordChange(manager, actor, { activity: this.#activity, type: this.#kind }, change);
  }
}

/** Without what is undefined: a field that was left out stays as it is. */
function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
