import { type DataSource, type EntityManager, type FindOperator, IsNull, MoreThan, Or } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { activityWords } from '../personal-table.ts';
import type { TracesService } from '../persons/traces.service.ts';

export interface InboxTrashDeps {
  db: DataSource;
  activity: ActivityService;
  jobs: Jobs;
  traces: TracesService;
}

/** What waits here, with its table, what it is called, and what names one of it. */
export const inboxTypes = {
  registration: {
    table: 'registrations',
    noun: 'registration',
    title: "first_name || ' ' || last_name",
  },
  message: {
    table: 'contact_submissions',
    noun: 'contact message',
    title: "name || ': ' || subject",
  },
};

type InboxType = keyof typeof inboxTypes;

const job = 'purge-deleted';
/** Milliseconds in which a delete can be undone. */
export const undoWindow = 10 * 60_000;
/** Milliseconds after that when the job comes, so that clocks that differ a little do not matter. */
const margin = 5_000;

/**
 * What staff deleted of what visitors sent: hidden at once, kept for ten minutes in case they undo it, then gone for
 * good. A job does it on time; the nightly one does it again, should that have failed.
 */
export class InboxTrashService {
  readonly #deps: InboxTrashDeps;

  constructor(deps: InboxTrashDeps) {
    this.#deps = deps;
    deps.jobs.work(job, {}, async () => void (await this.purgeOld()));
  }

  /** Promises, within the transaction of `manager`, that what it deletes now is gone for good soon. */
  purgeSoon(manager: EntityManager): Promise<void> {
    const startAfter = new Date(Date.now() + undoWindow + margin);
    return this.#deps.jobs.send(manager, job, {}, { about: [], startAfter });
  }

  /** Condition on `deletedAt` of what is there or can be brought back. */
  restorable(): FindOperator<Date> {
    return Or(IsNull(), MoreThan(lastMoment()));
  }

  /** Removes for good one that waits to be, and answers its id. Throws NOT_FOUND. */
  async removeForGood(actor: Actor, type: InboxType, id: string | number): Promise<number> {
    const { table, noun } = inboxTypes[type];
    const { activity, traces } = this.#deps;
    const { entityId } = await traces.forget(async (manager) => {
      const [rows] = await manager.query(
        `DELETE FROM ${table} WHERE id = $1 AND deleted_at IS NOT NULL RETURNING id`,
        [parseId(id)],
      );
      if (rows.length === 0) throw new AppError('NOT_FOUND', `This ${noun} is not in the trash.`);
      const entityId: number = rows[0].id;
      const description = `Deleted ${noun} ${entityId} for good`;
      const happening = { type: 'delete' as const, description, entityType: activityWords[type], entityId };
      await activity.record(manager, actor, happening);
      return { records: [{ kind: type, id: entityId }], entityId };
    });
    return entityId;
  }

  /** Removes for good what was deleted ten minutes ago or earlier. Returns how many. */
  async purgeOld(): Promise<number> {
    let count = 0;
    for (const kind of ['registration', 'message'] as const) {
      const old = { where: 'deleted_at <= $1', values: [lastMoment()] };
      count += await this.#deps.traces.deleteInBatches({ kind, table: inboxTypes[kind].table, ...old });
    }
    return count;
  }
}

const lastMoment = () => new Date(Date.now() - undoWindow);
