import { type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
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

export const conflict = (message: string) => new AppError('CONFLICT', message);
