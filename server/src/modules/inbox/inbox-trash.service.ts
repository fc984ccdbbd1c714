import { type DataSource, type EntityManager, type FindOperator, IsNull, MoreThan, Or } from 'typeorm';
import type { Jobs } from '../../platform/jobs.ts';

interface InboxTrashDeps {
  db: DataSource;
  jobs: Jobs;
}

const job = 'forget-deleted';
/** Milliseconds in which a delete can be undone. */
const patience = 10 * 60_000;
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
    deps.jobs.work(job, {}, async () => void (await this.forgetOld()));
  }

  /** Promises, within the transaction of `manager`, that what it deletes now is gone for good soon. */
  forgetSoon(manager: EntityManager): Promise<void> {
    const startAfter = new Date(Date.now() + patience + margin);
    return this.#deps.jobs.send(manager, job, {}, { startAfter });
  }

  /** Condition on `deletedAt` of what is there or can be brought back. */
  restorable(): FindOperator<Date> {
    return Or(IsNull(), MoreThan(lastMoment()));
  }

  /** Removes for good what was deleted ten minutes ago or earlier. Returns how many. */
  async forgetOld(): Promise<number> {
    let count = 0;
    for (const table of ['registrations', 'contact_submissions']) {
      const [, gone] = await this.#deps.db.query(`DELETE FROM ${table} WHERE deleted_at <= $1`, [
        lastMoment(),
      ]);
      count += gone;
    }
    return count;
  }
}

const lastMoment = () => new Date(Date.now() - patience);
