// Newsletters that were being sent, or became due, after a backup was made: whoever looks at the copy does not know who got them.
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { SendingService } from './sending.service.ts';

/** What becomes of them: they go on, they wait for staff, or whoever has none yet gets none. */
export const lettersChoices = ['send', 'keep', 'drop'] as const;
export type LettersChoice = (typeof lettersChoices)[number];

export interface HalfSentIssue {
  id: number;
  subject: string;
  status: 'sending' | 'scheduled';
  version: number;
  /** Recipients who have it, and who wait for it; nobody yet of one that was scheduled. */
  sent: number;
  waiting: number;
}

export const halfSentIssues = (db: DataSource): Promise<HalfSentIssue[]> =>
  db.query(
    `SELECT issue.id, subject, status, version,
       count(sends.id) FILTER (WHERE state IN ('sent', 'sending', 'unclear'))::integer AS sent,
       count(sends.id) FILTER (WHERE state = 'pending')::integer AS waiting
     FROM newsletter_issues AS issue LEFT JOIN newsletter_sends AS sends ON sends.issue_id = issue.id
     WHERE deleted_at IS NULL AND (status = 'sending' OR (status = 'scheduled' AND scheduled_at <= now()))
     GROUP BY issue.id ORDER BY issue.id`,
  );

type Sending = Pick<SendingService, 'pause' | 'stop' | 'schedule'>;

/** Does with them what was chosen; those that go on are left as they are. One that had not begun is a draft again, so nothing is lost of it. */
export async function settleHalfSent(
  sending: Sending,
  actor: Actor,
  issues: readonly HalfSentIssue[],
  choice: LettersChoice,
): Promise<void> {
  if (choice === 'send') return;
  for (const { id, status, version } of issues) {
    if (status === 'scheduled') await sending.schedule(actor, id, null, version);
    else if (choice === 'keep') await sending.pause(actor, id);
    else await sending.stop(actor, id);
  }
}
