import type { EntityManager } from 'typeorm';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** Within the transaction that holds the row: what is sent, and a row for each who gets it. */
export async function begin(
  manager: EntityManager,
  row: NewsletterIssueEntity,
  content: NewsletterIssueEntity['content'],
): Promise<void> {
  const now = new Date();
  Object.assign(row, { status: 'sending', content, scheduledAt: null, startedAt: now, problem: null });
  await manager.save(row);
  await manager.query(
    `INSERT INTO newsletter_sends (issue_id, subscriber_id)
     SELECT $1, id FROM subscribers WHERE status = 'confirmed' AND email IS NOT NULL ORDER BY id`,
    [row.id],
  );
}
