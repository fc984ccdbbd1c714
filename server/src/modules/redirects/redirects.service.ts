import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { deleteInBatches, inParts } from '../../platform/database/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { refuseStale } from '../content/conflict.ts';
import { past } from '../content/history/record-change.ts';
import { RedirectEntity } from './redirect.entity.ts';
import { type Paths, readPaths, refuseBeside } from './redirect-rules.ts';

export interface RedirectsDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  idempotency: Idempotency;
  publicUrl: string;
}

type Version = number | null | undefined;

/** Few enough for one statement. */
const rowsAtOnce = 500;

const notDeleted = { deletedAt: IsNull() };

/** What staff do with redirects. */
export class RedirectsService {
  readonly #deps: RedirectsDeps;

  /** Whether the site has a page at a path; set by whoever serves the pages. */
  hasPage: (path: string) => Promise<boolean> = async () => false;

  constructor(deps: RedirectsDeps) {
    this.#deps = deps;
  }

  list(): Promise<RedirectEntity[]> {
    return this.#deps.db.getRepository(RedirectEntity).find({ where: notDeleted, order: { from: 'ASC' } });
  }

  async find(id: string | number): Promise<RedirectEntity | null> {
    return this.#deps.db.getRepository(RedirectEntity).findOneBy({ id: parseId(id) ?? 0, ...notDeleted });
  }

  async create(actor: Actor, input: Paths, key?: string | null): Promise<RedirectEntity> {
    const paths = readPaths(input, this.#deps.publicUrl);
    const request = { operation: 'create redirect', actor, key, path: ['key'], input, about: ofNobody };
    const { id } = await this.#deps.idempotency.run(request, async (manager) => {
      refuseBeside(paths, await lockedOthers(manager));
      const now = new Date();
      const row = manager.create(RedirectEntity, {
        ...paths,
        version: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.user?.id ?? null,
      });
      await manager.insert(RedirectEntity, row);
      await this.#record(manager, actor, 'create', row);
      return { id: row.id };
    });
    await this.#deps.changes.changed(['redirects']);
    return (await this.find(id)) ?? notFound();
  }

  update(actor: Actor, id: string | number, input: Paths, version: Version): Promise<RedirectEntity> {
    const paths = readPaths(input, this.#deps.publicUrl);
    return this.#write(async (manager) => {
      const others = await lockedOthers(manager, id);
      const row = await locked(manager, id);
      await refuseStale(manager, row, { intent: 'save', noun: 'redirect', version });
      if (row.from === paths.from && row.to === paths.to) return row;
      refuseBeside(paths, others);
      Object.assign(row, paths, { version: row.version + 1, updatedAt: new Date() });
      row.updatedBy = actor.user?.id ?? null;
      await manager.save(row);
      await this.#record(manager, actor, 'update', row);
      return row;
    });
  }

  remove(actor: Actor, id: string | number, version: Version): Promise<number> {
    return this.#write(async (manager) => {
      const row = await locked(manager, id);
      await refuseStale(manager, row, { intent: 'delete', noun: 'redirect', version });
      await manager.save(Object.assign(row, { deletedAt: new Date(), deletedBy: actor.user?.id ?? null }));
      await this.#record(manager, actor, 'delete', row);
      return row.id;
    });
  }

  /** One that is not deleted (any more) is answered too. */
  restore(actor: Actor, id: string | number): Promise<RedirectEntity> {
    return this.#write(async (manager) => {
      const others = await lockedOthers(manager, id);
      const row = await locked(manager, id, {});
      if (row.deletedAt === null) return row;
      refuseBeside(row, others);
      await manager.save(Object.assign(row, { deletedAt: null, deletedBy: null }));
      await this.#record(manager, actor, 'restore', row);
      return row;
    });
  }

  /** One of an archive, as `create` would keep it beside those `before` it. Throws as that does. */
  readonly readBeside = (input: Paths, before: readonly Paths[]): Paths => {
    const paths = readPaths(input, this.#deps.publicUrl);
    refuseBeside(paths, before);
    return paths;
  };

  /** Those of an archive, where there are none yet. */
  readonly insertAll = async (manager: EntityManager, userId: number | null, all: readonly Paths[]) => {
    const now = new Date();
    const saved = { version: 1, createdAt: now, updatedAt: now, updatedBy: userId };
    const rows = all.map((paths) => ({ ...paths, ...saved }));
    for (const part of inParts(rows, rowsAtOnce)) await manager.insert(RedirectEntity, part);
  };

  /** Removes those that were deleted more than a day ago. Returns how many. */
  purgeDeleted(): Promise<number> {
    return deleteInBatches(this.#deps.db, 'redirects', `deleted_at < now() - interval '1 day'`);
  }

  /** Then, before the caller is answered, every instance learns of it. */
  async #write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.#deps.db.transaction(work);
    await this.#deps.changes.changed(['redirects']);
    return result;
  }

  #record(manager: EntityManager, actor: Actor, type: keyof typeof past, row: RedirectEntity) {
    const description = `${past[type]} redirect from ${row.from} to ${row.to}`;
    const entry = { type, description, entityType: 'redirect', entityId: row.id };
    return this.#deps.activity.record(manager, actor, entry);
  }
}

/** All but that of `id`. Nobody else changes any until the transaction ends: two that fit alone may not fit together. */
async function lockedOthers(manager: EntityManager, id?: string | number): Promise<RedirectEntity[]> {
  await manager.query('LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE');
  const number = id === undefined ? null : parseId(id);
  return manager.findBy(RedirectEntity, { ...notDeleted, ...(number !== null && { id: Not(number) }) });
}

async function locked(manager: EntityManager, id: string | number, which: object = notDeleted) {
  const number = parseId(id);
  const where = { id: number ?? 0, ...which };
  const row = await manager.findOne(RedirectEntity, { where, lock: { mode: 'pessimistic_write' } });
  return row ?? notFound();
}

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Redirect not found');
}
