import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import { columnOf, tableOf } from '../../platform/database/table-of.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { ContentType } from './content-type.ts';

interface PublishingDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  jobs: Jobs;
  types: readonly ContentType[];
}

const system: Actor = { user: null, ip: '', userAgent: '' };

/** Publishes what is scheduled when its time comes: looks once a minute, whichever instance it is. */
export class PublishingService {
  readonly #deps: PublishingDeps;

  constructor(deps: PublishingDeps) {
    this.#deps = deps;
    deps.jobs.work('publish', { retries: 0 }, () => this.publishDue());
    deps.jobs.schedule('publish', '* * * * *');
  }

  /** Publishes all that is due. Each record once, also when several instances do it at the same time. */
  async publishDue(): Promise<void> {
    const { db, changes, types } = this.#deps;
    for (const type of types.filter(({ isPublishable }) => isPublishable)) {
      const count = await db.transaction((manager) => this.#publish(manager, type));
      if (count > 0) changes.changed([tableOf(type.entity)]);
    }
  }

  async #publish(manager: EntityManager, { entity, name, title }: ContentType): Promise<number> {
    // A second one waits for the row, and then finds it published. Whoever saved it last has nothing to do with it.
    const [rows]: [{ id: number; title: string }[], number] = await manager.query(
      `UPDATE ${tableOf(entity)} SET status = 'published', published_at = COALESCE(published_at, publish_at), publish_at = NULL,
         published_from = version, version = version + 1, updated_at = now(), updated_by = NULL
       WHERE status = 'scheduled' AND publish_at <= now() AND deleted_at IS NULL RETURNING id, ${columnOf(entity, title)} AS title`,
    );
    for (const row of rows) {
      const description = `Published ${name} "${row.title}" as scheduled`;
      const happening = { type: 'publish', description, entityType: name, entityId: row.id } as const;
      await this.#deps.activity.record(manager, system, happening);
    }
    return rows.length;
  }
}
