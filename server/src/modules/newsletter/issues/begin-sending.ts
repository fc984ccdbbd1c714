import type { EntityManager } from 'typeorm';
import { conflict } from './issue-row.ts';
import type { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

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
