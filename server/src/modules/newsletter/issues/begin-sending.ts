import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { IssueContents } from './issue-content.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** Within the transaction that holds the row: what is sent, and a row for each who gets it. Throws CONFLICT where that is nobody. */
export async function begin(
  manager: EntityManager,
  row: NewsletterIssueEntity,
  content: NewsletterIssueEntity['content'],
): Promise<void> {
  const recipients = await manager.query(
    `INSERT INTO newsletter_sends (issue_id, subscriber_id)
     SELECT $1, id FROM subscribers WHERE status = 'confirmed' AND email IS NOT NULL ORDER BY id RETURNING 1`,
    [row.id],
  );
  if (recipients.length === 0)
    throw conflict('Nobody has confirmed a subscription yet. Send it when there is a subscriber.');
  const now = new Date();
  Object.assign(row, { status: 'sending', content, scheduledAt: null, startedAt: now, problem: null });
  await manager.save(row);
}

/** Begins what is scheduled and due, each once. One that has nothing to show any more becomes a draft that says so. Answers how many. */
export function startDueIssues(db: DataSource, contents: IssueContents): Promise<number> {
  return db.transaction(async (manager) => {
    const due = await manager.find(NewsletterIssueEntity, {
      where: { status: 'scheduled', scheduledAt: Raw((column) => `${column} <= now()`) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const row of due) {
      try {
        await begin(manager, row, await contents.complete(row));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const problem = `It was not sent as scheduled. ${error.message}`;
        await manager.save(Object.assign(row, { status: 'draft', scheduledAt: null, problem }));
      }
    }
    return due.length;
  });
}
