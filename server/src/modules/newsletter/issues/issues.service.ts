import DataLoader from 'dataloader';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { NewsletterCounts } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { deleteInBatches } from '../../../platform/database/batches.ts';
import { conflict } from '../../../platform/errors.ts';
import { type Idempotency, ofNobody } from '../../../platform/idempotency.ts';
import { parseId } from '../../../platform/ids.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { refuseStale } from '../../content/conflict.ts';
import { past } from '../../content/history/record-change.ts';
import type { MailComposer } from '../../mail/mail-composer.service.ts';
import { activityAbout, lockedIssue, notFound, noun } from './issue-row.ts';
import { parseIssue } from './issues.input.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import type { SendState } from './newsletter-send.entity.ts';

export interface IssuesDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  idempotency: Idempotency;
  composer: MailComposer;
}

type Version = number | null | undefined;

const notDeleted = { deletedAt: IsNull() };
const notYetSent = ['draft', 'scheduled'];

/** What staff write, before it is sent. */
export class IssuesService {
  readonly #deps: IssuesDeps;
  readonly #counts: DataLoader<number, NewsletterCounts>;

  constructor(deps: IssuesDeps) {
    this.#deps = deps;
    this.#counts = new DataLoader((ids) => countsOf(deps.db, ids), { cache: false });
  }

  list(): Promise<NewsletterIssueEntity[]> {
    return this.#deps.db
      .getRepository(NewsletterIssueEntity)
      .find({ where: notDeleted, order: { id: 'DESC' }, take: 500 });
  }

  async find(id: string | number): Promise<NewsletterIssueEntity | null> {
    return this.#deps.db
      .getRepository(NewsletterIssueEntity)
      .findOneBy({ id: parseId(id) ?? 0, ...notDeleted });
  }

  counts(id: number): Promise<NewsletterCounts> {
    return this.#counts.load(id);
  }

  async create(actor: Actor, input: unknown, key?: string | null): Promise<NewsletterIssueEntity> {
    const values = parseIssue(this.#deps.composer, input);
    const request = { operation: `create ${noun}`, actor, key, path: ['key'], input, about: ofNobody };
    const { id } = await this.#deps.idempotency.run(request, async (manager) => {
      const now = new Date();
      const row = manager.create(NewsletterIssueEntity, {
        ...values,
        status: 'draft',
        version: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.user?.id ?? null,
      });
      await manager.insert(NewsletterIssueEntity, row);
      await this.#record(manager, actor, 'create', row);
      return { id: row.id };
    });
    return (await this.find(id)) ?? notFound();
  }

  update(
    actor: Actor,
    id: string | number,
    input: unknown,
    version: Version,
  ): Promise<NewsletterIssueEntity> {
    const values = parseIssue(this.#deps.composer, input);
    return this.#write(async (manager) => {
      const row = await lockedIssue(manager, id);
      if (!notYetSent.includes(row.status))
        throw conflict('This newsletter is being sent already, so it can no longer be changed.');
      await refuseStale(manager, row, { intent: 'save', noun, version });
      Object.assign(row, values, { version: row.version + 1, updatedAt: new Date() });
      row.updatedBy = actor.user?.id ?? null;
      await manager.save(row);
      await this.#record(manager, actor, 'update', row);
      return row;
    });
  }

  remove(actor: Actor, id: string | number, version: Version): Promise<number> {
    return this.#write(async (manager) => {
      const row = await lockedIssue(manager, id);
      if (row.status !== 'draft')
        throw conflict(
          row.status === 'scheduled'
            ? 'This newsletter is scheduled: make it a draft first, then delete it.'
            : 'This newsletter was sent, so it stays: who got it can read it on the website.',
        );
      await refuseStale(manager, row, { intent: 'delete', noun, version });
      await manager.save(Object.assign(row, { deletedAt: new Date(), deletedBy: actor.user?.id ?? null }));
      await this.#record(manager, actor, 'delete', row);
      return row.id;
    });
  }

  /** One that is not deleted (any more) is answered too. */
  restore(actor: Actor, id: string | number): Promise<NewsletterIssueEntity> {
    return this.#write(async (manager) => {
      const row = await lockedIssue(manager, id, {});
      if (row.deletedAt === null) return row;
      await manager.save(Object.assign(row, { deletedAt: null, deletedBy: null }));
      await this.#record(manager, actor, 'restore', row);
      return row;
    });
  }

  /** Removes drafts that were deleted more than a day ago. Returns how many. */
  purgeDeleted(): Promise<number> {
    return deleteInBatches(this.#deps.db, 'newsletter_issues', `deleted_at < now() - interval '1 day'`);
  }

  async #write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.#deps.db.transaction(work);
    await this.#deps.changes.changed(['newsletter_issues']);
    return result;
  }

  #record(manager: EntityManager, actor: Actor, type: keyof typeof past, row: NewsletterIssueEntity) {
    return this.#deps.activity.record(manager, actor, activityAbout(type, past[type], row));
  }
}

/** How many recipients of each of these issues are in each state. */
async function countsOf(db: DataSource, ids: readonly number[]): Promise<NewsletterCounts[]> {
  const rows: { id: number; state: SendState; count: number }[] = await db.query(
    `SELECT issue_id AS id, state, count(*)::integer AS count FROM newsletter_sends
     WHERE issue_id = ANY ($1) GROUP BY issue_id, state`,
    [ids],
  );
  return ids.map((id) => {
    const counts = { total: 0, pending: 0, sent: 0, failed: 0, unclear: 0, skipped: 0 };
    for (const { state, count } of rows.filter((row) => row.id === id)) {
      counts.total += count;
      counts[state === 'sending' ? 'pending' : state] += count;
    }
    return counts;
  });
}
