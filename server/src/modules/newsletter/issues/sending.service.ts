import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { refuseStale } from '../../content/conflict.ts';
import { begin } from './begin-sending.ts';
import type { IssueContents } from './issue-content.ts';
import { activityAbout, lockedIssue, noun } from './issue-row.ts';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import type { SendState } from './newsletter-send.entity.ts';
import { sendingQueue } from './send-queue.ts';

interface SendingDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  jobs: Jobs;
  contents: IssueContents;
}

/** A recipient that staff decide about. */
export interface NewsletterSendMapper {
  id: number;
  email: string | null;
  reason: string | null;
  attempts: number;
  updatedAt: Date;
}

/** What staff do with an issue that is sent. The work itself is done by the sender. */
export class SendingService {
  readonly #deps: SendingDeps;

  constructor(deps: SendingDeps) {
    this.#deps = deps;
  }

  async audience(): Promise<number> {
    const [row] = await this.#deps.db.query(
      `SELECT count(*)::integer AS count FROM subscribers WHERE status = 'confirmed' AND email IS NOT NULL`,
    );
    return row.count;
  }

  /** At a moment, or as a draft again. */
  schedule(actor: Actor, id: string | number, at: Date | null, version: number | null | undefined) {
    if (at && at.getTime() <= Date.now()) throw badField('at', 'Please choose a moment in the future.');
    return this.#change(id, async (manager, row) => {
      if (row.status !== 'draft' && row.status !== 'scheduled')
        throw conflict('This newsletter is being sent already.');
      await refuseStale(manager, row, { intent: 'save', noun, version });
      if (at) await this.#deps.contents.complete(row);
      const status = at ? 'scheduled' : 'draft';
      Object.assign(row, { status, scheduledAt: at, problem: null, version: row.version + 1 });
      Object.assign(row, { updatedAt: new Date(), updatedBy: actor.user?.id ?? null });
      await this.#record(manager, actor, row, at ? 'Scheduled' : 'Made a draft of');
    });
  }

  /** To everybody who is confirmed now. */
  send(actor: Actor, id: string | number, version: number | null | undefined) {
    return this.#change(id, async (manager, row) => {
      if (row.status !== 'draft' && row.status !== 'scheduled')
        throw conflict('This newsletter is being sent already.');
      await refuseStale(manager, row, { intent: 'save', noun, version });
      await begin(manager, row, await this.#deps.contents.complete(row));
      await this.#record(manager, actor, row, 'Sending');
    });
  }

  pause(actor: Actor, id: string | number) {
    return this.#change(id, async (manager, row) => {
      if (row.status !== 'sending') throw conflict('This newsletter is not being sent just now.');
      row.status = 'paused';
      await this.#record(manager, actor, row, 'Paused');
    });
  }

  resume(actor: Actor, id: string | number) {
    return this.#change(id, async (manager, row) => {
      if (row.status !== 'paused') throw conflict('This newsletter is not paused.');
      Object.assign(row, { status: 'sending', problem: null });
      await this.#record(manager, actor, row, 'Resumed');
    });
  }

  stop(actor: Actor, id: string | number) {
    return this.#change(id, async (manager, row) => {
      if (row.status !== 'sending' && row.status !== 'paused')
        throw conflict('This newsletter is not being sent.');
      Object.assign(row, { status: 'stopped', problem: null, endedAt: new Date() });
      await manager.query(
        `UPDATE newsletter_sends SET state = 'skipped', reason = 'stopped', updated_at = now()
         WHERE issue_id = $1 AND state = 'pending'`,
        [row.id],
      );
      await this.#record(manager, actor, row, 'Stopped');
    });
  }

  /** Who failed or is unclear, the first ones first. */
  async sends(issueId: string | number, state: SendState): Promise<NewsletterSendMapper[]> {
    return this.#deps.db.query(
      `SELECT sends.id, email, reason, attempts, sends.updated_at AS "updatedAt"
       FROM newsletter_sends AS sends LEFT JOIN subscribers ON subscribers.id = subscriber_id
       WHERE issue_id = $1 AND state = $2 ORDER BY sends.id LIMIT 200`,
      [parseId(issueId) ?? 0, state],
    );
  }

  /** Once more to those of `ids`, or to all in this state. */
  resend(actor: Actor, issueId: string | number, state: SendState, ids?: readonly string[] | null) {
    return this.#change(issueId, async (manager, row) => {
      const some = `state = 'pending', attempts = 0, reason = NULL, next_at = now(), updated_at = now()`;
      const count = await settle(manager, row.id, state, some, ids);
      if (count === 0) return;
      if (row.status !== 'paused') Object.assign(row, { status: 'sending', endedAt: null });
      await this.#record(manager, actor, row, `Sending once more to ${count} of`);
    });
  }

  /** What is unclear counts as sent. */
  leave(actor: Actor, issueId: string | number, ids?: readonly string[] | null) {
    return this.#change(issueId, async (manager, row) => {
      const some = `state = 'sent', reason = 'left as it was', updated_at = now()`;
      const count = await settle(manager, row.id, 'unclear', some, ids);
      if (count > 0) await this.#record(manager, actor, row, `Left ${count} unclear of`);
    });
  }

  async #change(
    id: string | number,
    work: (manager: EntityManager, row: NewsletterIssueEntity) => Promise<void>,
  ): Promise<NewsletterIssueEntity> {
    const { db, jobs, changes } = this.#deps;
    const changed = await db.transaction(async (manager) => {
      const row = await lockedIssue(manager, id);
      await work(manager, row);
      await manager.save(row);
      if (row.status === 'sending') await jobs.send(manager, sendingQueue, {}, { about: [] });
      return row;
    });
    await changes.changed(['newsletter_issues']);
    return changed;
  }

  #record(manager: EntityManager, actor: Actor, row: NewsletterIssueEntity, what: string): Promise<void> {
    return this.#deps.activity.record(manager, actor, activityAbout('update', what, row));
  }
}

async function settle(
  manager: EntityManager,
  issueId: number,
  state: SendState,
  set: string,
  ids: readonly string[] | null | undefined,
): Promise<number> {
  const [, count] = await manager.query(
    `UPDATE newsletter_sends SET ${set} WHERE issue_id = $1 AND state = $2 AND ($3::integer[] IS NULL OR id = ANY ($3))`,
    [issueId, state, ids?.map((id) => parseId(id) ?? 0) ?? null],
  );
  return count;
}
