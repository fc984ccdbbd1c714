import { type DataSource, type EntityManager, In, IsNull, Raw } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { tableOf } from '../../../platform/database/table-of.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import type { ContentType } from '../content-type.ts';
import { stateOf } from '../history/content-document.ts';
import { recordChange } from '../history/record-change.ts';
import type { PublishableEntity } from './publishable.entity.ts';

export interface PublishingDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  jobs: Jobs;
  contentTypes: readonly ContentType[];
}

const system: Actor = { user: null, ip: '', userAgent: '' };

/** Publishes what is scheduled when its time comes: looks once a minute, whichever instance it is. */
export class PublishingService {
  readonly #deps: PublishingDeps;

  constructor(deps: PublishingDeps) {
    this.#deps = deps;
    deps.jobs.repeat('publish', '* * * * *', () => this.publishDue());
  }

  /** Publishes all that is due. Each record once, also when several instances do it at the same time. */
  async publishDue(): Promise<void> {
    const { db, changes, contentTypes } = this.#deps;
    for (const type of contentTypes.filter(({ isPublishable }) => isPublishable)) {
      const count = await db.transaction((manager) => this.#publish(manager, type));
      if (count > 0) await changes.changed([tableOf(type.entity)]);
    }
  }

  async #publish(manager: EntityManager, type: ContentType): Promise<number> {
    const entity = type.entity as new () => PublishableEntity;
    // A second one waits for the rows, and then finds them published.
    const due = await manager.find(entity, {
      where: { status: 'scheduled', publishAt: Raw((column) => `${column} <= now()`), deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (due.length === 0) return 0;
    const before = new Map(due.map((row) => [row.id, stateOf(type, row)]));
    const ids = due.map(({ id }) => id);
    // Whoever saved it last has nothing to do with it.
    await manager.query(
      `UPDATE ${tableOf(entity)} SET status = 'published', published_at = COALESCE(published_at, publish_at), publish_at = NULL,
         published_from = version, version = version + 1, updated_at = now(), updated_by = NULL WHERE id = ANY($1)`,
      [ids],
    );
    const { activity } = this.#deps;
    for (const row of await manager.findBy(entity, { id: In(ids) })) {
      const change = { event: 'publish', row, before: before.get(row.id), how: ' as scheduled' } as const;
      await recordChange(manager, system, { activity, type }, change);
    }
    return due.length;
  }
}
