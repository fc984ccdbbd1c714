// The rows of recipients as the sender works through them. Each statement is committed by itself.
import type { DataSource, QueryRunner } from 'typeorm';

/** The kind of work in the house's queue. It names no issue: whoever takes it up sends all there is. */
export const sendingQueue = 'newsletter';

/** One recipient that is now this sender's. */
export interface Claim {
  id: number;
  /** This one counted. */
  attempts: number;
  subscriberId: number;
  email: string;
  createdAt: Date;
}

/** A number of our own, so that of all instances one sends at a time. */
const lockKey = 1_503_900_039;

/** Held as long as the connection lives: a sender that is killed lets go at once. */
export async function lockSending(runner: QueryRunner): Promise<boolean> {
  const [{ got }] = await runner.query('SELECT pg_try_advisory_lock($1) AS got', [lockKey]);
  return got;
}

export const unlockSending = (runner: QueryRunner) =>
  runner.query('SELECT pg_advisory_unlock($1)', [lockKey]);

/** What a sender was sending when it ended. Only for who holds the lock: nobody else is sending now. */
export const markUnclear = (runner: QueryRunner) =>
  runner.query(
    `UPDATE newsletter_sends SET state = 'unclear', reason = 'the server ended while it was being sent', updated_at = now()
     WHERE state = 'sending'`,
  );

/** The next recipient, marked before anything is sent; null when nobody is due. Who is not confirmed any more is left out. */
export async function claimNext(runner: QueryRunner, issueId: number): Promise<Claim | null> {
  const [[claim]] = await runner.query(
    `UPDATE newsletter_sends AS sends SET state = 'sending', attempts = attempts + 1, updated_at = now()
     FROM subscribers WHERE subscribers.id = sends.subscriber_id AND sends.id = (
       SELECT next.id FROM newsletter_sends AS next
         JOIN newsletter_issues AS issue ON issue.id = next.issue_id AND issue.status = 'sending'
         JOIN subscribers AS recipient ON recipient.id = next.subscriber_id
           AND recipient.status = 'confirmed' AND recipient.email IS NOT NULL
       WHERE next.issue_id = $1 AND next.state = 'pending' AND next.next_at <= now()
       ORDER BY next.next_at, next.id LIMIT 1 FOR UPDATE OF next SKIP LOCKED)
     RETURNING sends.id, attempts, subscriber_id AS "subscriberId", email, subscribers.created_at AS "createdAt"`,
    [issueId],
  );
  return claim ?? null;
}

/** The answer of the mail server, also when it comes after another sender took it for unclear. */
export const settleClaim = (
  db: DataSource,
  id: number,
  state: 'sent' | 'failed' | 'unclear',
  reason: string | null,
) =>
  db.query(
    `UPDATE newsletter_sends SET state = $2, reason = $3, updated_at = now() WHERE id = $1 AND state IN ('sending', 'unclear')`,
    [id, state, reason],
  );

/** Whether the recipient lost the address meanwhile. */
export async function isErased(db: DataSource, { subscriberId }: Claim): Promise<boolean> {
  const [row] = await db.query('SELECT FROM subscribers WHERE id = $1 AND email IS NOT NULL', [subscriberId]);
  return row === undefined;
}

/** It was certainly not sent: somebody tries again after so many seconds. */
export const giveBack = (
  db: DataSource,
  { id, attempts }: Pick<Claim, 'id' | 'attempts'>,
  seconds: number,
  reason: string,
) =>
  db.query(
    `UPDATE newsletter_sends SET state = 'pending', attempts = $2, next_at = now() + make_interval(secs => $3), reason = $4, updated_at = now()
     WHERE id = $1 AND state IN ('sending', 'unclear')`,
    [id, attempts, seconds, reason],
  );

/** Who left meanwhile gets none; an issue that nobody waits for any more is sent. Answers whether that is so. */
export async function finish(db: DataSource, issueId: number): Promise<boolean> {
  await db.query(
    `UPDATE newsletter_sends AS sends SET state = 'skipped', reason = 'unsubscribed', updated_at = now()
     WHERE issue_id = $1 AND state = 'pending' AND NOT EXISTS (
       SELECT FROM subscribers WHERE subscribers.id = subscriber_id AND status = 'confirmed' AND email IS NOT NULL)`,
    [issueId],
  );
  const [, count] = await db.query(
    `UPDATE newsletter_issues SET status = 'sent', ended_at = now(), problem = NULL
     WHERE id = $1 AND status = 'sending'
       AND NOT EXISTS (SELECT FROM newsletter_sends WHERE issue_id = $1 AND state IN ('pending', 'sending'))`,
    [issueId],
  );
  return count > 0;
}
