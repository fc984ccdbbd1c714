import { type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { ActivityEntry } from '../../activity/activity.service.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** What staff call an issue. */
export const noun = 'newsletter';

/** Throws NOT_FOUND. */
export async function lockedIssue(
  manager: EntityManager,
  id: string | number,
  which: object = { deletedAt: IsNull() },
): Promise<NewsletterIssueEntity> {
  const where = { id: parseId(id) ?? 0, ...which };
  const row = await manager.findOne(NewsletterIssueEntity, { where, lock: { mode: 'pessimistic_write' } });
  return row ?? notFound();
}

export function notFound(): never {
  throw new AppError('NOT_FOUND', 'Newsletter not found');
}

/** The line of activity that somebody did something to one. */
export const activityAbout = (
  type: ActivityEntry['type'],
  what: string,
  { id, subject }: NewsletterIssueEntity,
): ActivityEntry => ({
  type,
  description: `${what} newsletter "${subject}"`,
  entityType: noun,
  entityId: id,
});
