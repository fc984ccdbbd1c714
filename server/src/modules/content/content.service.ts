// How the content entities are listed, found, created, updated, deleted and restored: the same way for all of them.
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { readAtOnce } from '../../platform/database/pipeline.ts';
import { readRows } from '../../platform/database/rows.ts';
import { createSelections, type Properties, type Selected } from '../../platform/database/selections.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { AppError } from '../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { ContentEntity } from './content.entity.ts';
import { type ContentConnection, readConnection } from './content-connection.ts';
import { type ContentListArgs, plainOrder } from './content-list.ts';
import { asNew, type ContentType } from './content-type.ts';
import { type AltOf, withLibraryAlt, withOwnPaths } from './own-picture.ts';
import { inTrash, outsideTrash, RecordWriter } from './saving/record-writer.ts';

export interface ContentDeps {
  altOf: AltOf;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  db: DataSource;
  /** The server itself, also where `db` goes through a pooler. */
  direct: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  idempotency: Idempotency;
}

/** SQL condition that every read of content makes; what is in the trash is nobody's to see but there. */
const notDeleted = 'deleted_at IS NULL';

/** The service of one type of content. Ids come as callers sent them: one that cannot be is simply not found. */
export class ContentService<Row extends ContentEntity> {
  readonly #deps: ContentDeps;
  readonly #kind: ContentType<Row>;
  readonly #writer: RecordWriter<Row>;

  constructor(deps: ContentDeps, kind: ContentType<Row>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#writer = new RecordWriter(deps.activity, kind);
  }

  /**
   * All records that are not deleted, or those of them for which the SQL condition `only` holds; a visitor gets the public
   * ones. With `properties` no others need be known of them.
   */
  list(actor: Actor, only = 'true', properties?: Properties): Promise<Row[]> {
    const where = `${this.#visibleTo(actor)} AND ${only}`;
    const rest = `WHERE ${where} ORDER BY ${plainOrder(this.#kind.list)}`;
    return this.#read(`list ${viewOf(actor)} ${only}`, rest, [], properties);
  }

  /** One record, or null when there is none that the caller may see; `mayPreview` lets a visitor see what staff see. */
  async find(
    actor: Actor,
    id: string | number,
    { mayPreview = false, properties }: { mayPreview?: boolean; properties?: Properties } = {},
  ): Promise<Row | null> {
    const number = parseId(id);
    if (number === null) return null;
    const rest = `WHERE id = $1 AND ${this.#visibleTo(actor, mayPreview)}`;
    const { select, mark } = this.#selectOf(properties);
    const name = `${this.#kind.name} find ${viewOf(actor, mayPreview)}${mark}`;
    const [row] = await readAtOnce<Row>(this.#deps.direct, name, `${select} ${rest}`, [number]);
    return row ?? null;
  }

  /** Those of these numbers that the caller may see, in no order. */
  several(actor: Actor, ids: readonly number[]): Promise<Row[]> {
    return this.#read(`several ${viewOf(actor)}`, `WHERE id = ANY($1) AND ${this.#visibleTo(actor)}`, [ids]);
  }

  /** One page of what the caller may see: searched, narrowed and sorted as `args` ask; `properties` as for `list`. */
  page(actor: Actor, args: ContentListArgs, properties?: Properties): Promise<ContentConnection<Row>> {
    const isStaff = viewOf(actor) === 'staff';
    const visible = this.#visibleTo(actor);
    const { select } = this.#selectOf(properties);
    return readConnection({ db: this.#deps.db, kind: this.#kind, select, visible, isStaff }, args);
  }

  /** Number, title and date of the records that the caller may see, by number: `max` of them after the first `skipped`. */
  dates(actor: Actor, skipped: number, max: number): Promise<Row[]> {
    const rest = `WHERE ${this.#visibleTo(actor)} ORDER BY id LIMIT $2 OFFSET $1`;
    return this.#read(`dates ${viewOf(actor)}`, rest, [skipped, max], ['id', 'updatedAt', this.#kind.title]);
  }

  /** The highest number of a record that the caller may see; 0 when there is none. */
  async highestId(actor: Actor): Promise<number> {
    const rest = `WHERE ${this.#visibleTo(actor)} ORDER BY id DESC LIMIT 1`;
    const [row] = await this.#read(`highest ${viewOf(actor)}`, rest, [], ['id']);
    return row?.id ?? 0;
  }

  /**
   * Throws BAD_USER_INPUT with a sentence for each field at fault. Sent again by the same person with the same
   * `key`, because the answer got lost, it answers the first record as it is now and changes nothing; throws
   * CONFLICT when it says something else.
   */
  async create(actor: Actor, input: unknown, key?: string | null): Promise<Row> {
    const operation = `create ${this.#kind.name}`;
    const request = { operation, actor, key, path: ['key'], input, about: ofNobody };
    let made: Row | undefined;
    const { id } = await this.#deps.idempotency.run(request, async (manager) => {
      const values = await this.#described(manager, this.#parse(asNew(this.#kind as ContentType, input)));
      made = await this.#writer.insert(manager, actor, values);
      return { id: made.id };
    });
    if (!made) return this.#madeBefore(id);
    await this.#tellCaches();
    return made;
  }

  /** As `create` for each of them, in one transaction: all of them or none. */
  async createAll(actor: Actor, inputs: readonly object[], key?: string | null): Promise<Row[]> {
    const operation = `create many ${this.#kind.name}`;
    const request = { operation, actor, key, path: ['key'], input: inputs, about: ofNobody };
    let made: Row[] | undefined;
    const { ids } = await this.#deps.idempotency.run(request, async (manager) => {
      made = [];
      for (const input of inputs) {
        const values = await this.#described(manager, this.#parse(asNew(this.#kind as ContentType, input)));
        made.push(await this.#writer.insert(manager, actor, values));
      }
      return { ids: made.map(({ id }) => id) };
    });
    if (!made) return Promise.all(ids.map((id) => this.#madeBefore(id)));
    await this.#tellCaches();
    return made;
  }

  /**
   * Replaces what the input names. With `version` (the one that was edited) throws CONFLICT when somebody
   * saved in between; without it the last write wins. A save that changes nothing leaves no trace. Throws NOT_FOUND
   * and BAD_USER_INPUT.
   */
  async update(actor: Actor, id: string | number, input: unknown, version?: number | null): Promise<Row> {
    const { row, changed } = await this.#deps.db.transaction(async (manager) => {
      const row = await this.#locked(manager, id);
      const parsed = this.#parse({ ...this.#kind.checkedWith?.(row), ...(input as object) });
      const values = await this.#described(manager, parsed, row);
      await this.#writer.refuseStale(manager, row, version, 'save');
      return { row, changed: await this.#writer.change(manager, actor, row, values) };
    });
    if (changed) await this.#tellCaches();
    return row;
  }

  /**
   * Puts a record into the trash and answers its id. With `version` (the one that was read) throws CONFLICT when
   * somebody saved since. Throws NOT_FOUND, also when it is there already.
   */
  async remove(actor: Actor, id: string | number, version?: number | null): Promise<number> {
    return this.#write(async (manager) => {
      const row = await this.#locked(manager, id);
      await this.#writer.refuseStale(manager, row, version, 'delete');
      await this.#writer.remove(manager, actor, row);
      return row.id;
    });
  }

  /**
   * Takes a record out of the trash, just as it was, and answers it. One that is not deleted (any more) is answered
   * too, so that who asks twice, or after a colleague, is not told of a failure. Throws NOT_FOUND.
   */
  async restore(actor: Actor, id: string | number): Promise<Row> {
    return this.#write(async (manager) => {
      const row = await this.#writer.locked(manager, id);
      if (!row) throw this.#notInTrash();
      await this.#writer.restore(manager, actor, row);
      return row;
    });
  }

  /** Removes a record that is in the trash for good, and answers its id. Throws NOT_FOUND. */
  async removeForGood(actor: Actor, id: string | number): Promise<number> {
    return this.#write(async (manager) => {
      const row = await this.#writer.locked(manager, id, inTrash);
      if (!row) throw this.#notInTrash();
      await this.#writer.removeForGood(manager, actor, row);
      return row.id;
    });
  }

  /**
   * Saves what `change` makes of a record, also of one in the trash, within the transaction of `manager`: who calls it tells the
   * caches after. Answers whether there was anything to change.
   */
  async rewrite(
    manager: EntityManager,
    actor: Actor,
    id: string | number,
    change: (row: Row) => Partial<Row>,
  ): Promise<boolean> {
    const row = await this.#writer.locked(manager, id);
    return row !== null && this.#writer.change(manager, actor, row, change(row));
  }

  /** What an idempotency key made, also when a colleague has put it into the trash since. */
  async #madeBefore(id: number): Promise<Row> {
    const [row] = await this.#read('find any', 'WHERE id = $1', [id]);
    if (row) return row;
    const noun = this.#kind.nounOnScreen;
    throw new AppError('NOT_FOUND', `This ${noun} was made by an earlier try and has been deleted since.`);
  }

  #parse(input: unknown): Partial<Row> {
    return withOwnPaths(parseInput(this.#kind.input, input), this.#deps.publicUrl);
  }

  /** With what the library says of its picture, where it says nothing itself. */
  #described(manager: EntityManager, values: Partial<Row>, before?: Row): Promise<Partial<Row>> {
    if (!this.#kind.rules.imageAlt) return Promise.resolve(values);
    return withLibraryAlt(manager, values, this.#deps.altOf, before);
  }

  /** The record and its line in the activity in one transaction; then, before the caller is answered, caches learn of it. */
  async #write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.#deps.db.transaction(work);
    await this.#tellCaches();
    return result;
  }

  #tellCaches(): Promise<void> {
    return this.#deps.changes.changed([tableOf(this.#kind.entity)]);
  }

  /** One that is not deleted. */
  async #locked(manager: EntityManager, id: string | number): Promise<Row> {
    const row = await this.#writer.locked(manager, id, outsideTrash);
    if (row) return row;
    throw new AppError('NOT_FOUND', `${capitalised(this.#kind.name)} not found`);
  }

  #notInTrash(): AppError {
    return new AppError('NOT_FOUND', `There is no such ${this.#kind.nounOnScreen} in the trash any more.`);
  }

  #visibleTo(actor: Actor, mayPreview = false): string {
    const { publicWhere } = this.#kind;
    const forAll = viewOf(actor, mayPreview) !== 'public' || !publicWhere;
    return forAll ? notDeleted : `${notDeleted} AND ${publicWhere}`;
  }

  #read(name: string, rest: string, values: unknown[], properties?: Properties): Promise<Row[]> {
    const { select, mark } = this.#selectOf(properties);
    return readRows<Row>(this.#deps.db, `${this.#kind.name} ${name}${mark}`, `${select} ${rest}`, values);
  }

  #selectOf(properties?: Properties): Selected {
    const { db } = this.#deps;
    this.#selections ??= createSelections(db, this.#kind.entity);
    return this.#selections(properties ?? null);
  }

  /** Known only once TypeORM has connected. */
  #selections: ((properties: Properties) => Selected) | undefined;
}

/** Also part of the names of statements, which are short. */
const viewOf = (actor: Actor, mayPreview = false) => (actor.user || mayPreview ? 'staff' : 'public');
