import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { type BulkConnection, type BulkMail, NotSent } from '../../../platform/bulk-mail/bulk-mail.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { recordKey } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MailComposer, MailContent } from '../../mail/mail-composer.service.ts';
import type { MediaUsesService } from '../../media/library/media-uses.service.ts';
import type { MailLook } from '../../settings/agency.ts';
import type { NewsletterLinks } from '../newsletter-links.ts';
import { startDueIssues } from './begin-sending.ts';
import type { IssueContents } from './issue-content.ts';
import { issueMail } from './issue-mail.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import * as queue from './send-queue.ts';

export interface SenderDeps {
  db: DataSource;
  /** Its connection holds the lock. */
  direct: DataSource;
  changes: ContentChanges;
  jobs: Jobs;
  bulkMail: BulkMail;
  contents: IssueContents;
  links: NewsletterLinks;
  mediaUses: Pick<MediaUsesService, 'noteMail'>;
  composer: MailComposer;
}

const connections = 2;
/** Seconds before a mail that was not taken now is tried again, doubled each time up to the longest; then it has failed. */
const retry = { first: 30, longest: 3_600, most: 30 };
/** Milliseconds before a mail server that takes nothing is asked again, doubled up to the longest. */
const outage = { first: 1_000, longest: 60_000 };

/** Sends issues, one instance at a time and nobody twice; see send-queue.ts for what is kept of each recipient. */
export class NewsletterSender {
  readonly #deps: SenderDeps;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    // Two at once: while one sends for an hour, the other hears what is new and has nothing to do.
    // One that sends for an hour meets more outages than one: given up, what is left would wait for the next minute.
    const options = { retries: 9, maxDelay: 10, concurrency: 2, timeout: 20 * 3_600 };
    deps.jobs.work(queue.sendingQueue, options, () => this.run());
    // What is scheduled, what has waited for its next try, and what a killed instance left.
    deps.jobs.schedule(queue.sendingQueue, '* * * * *');
  }

  /** Sends what is due, and resolves when nothing is due any more. Does nothing while another instance sends. */
  async run(): Promise<void> {
    if (this.#running || this.#stopping.signal.aborted) return;
    this.#running = this.#send().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Takes up no further recipient. Resolves when those under way are settled. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running?.catch(() => undefined);
  }

  async #send(): Promise<void> {
    const { db, direct, changes, contents } = this.#deps;
    const runner = direct.createQueryRunner();
    try {
      if (!(await queue.lockSending(runner))) return;
      try {
        await queue.markUnclear(runner);
        if ((await startDueIssues(db, contents)) > 0) await changes.changed(['newsletter_issues']);
        const issues = await db.getRepository(NewsletterIssueEntity).find({
          where: { status: 'sending' },
          order: { startedAt: 'ASC' },
        });
        for (const issue of issues) {
          await this.#sendIssue(runner, issue);
          if (await queue.finish(db, issue.id)) await changes.changed(['newsletter_issues']);
        }
      } finally {
        await queue.unlockSending(runner);
      }
    } finally {
      await runner.release();
    }
  }

  async #sendIssue(runner: QueryRunner, issue: NewsletterIssueEntity): Promise<void> {
    const { composer, mediaUses, bulkMail } = this.#deps;
    const { content, id } = issue;
    if (!content) return;
    const look = await composer.look();
    const mail = issueMail(content, id, composer, look);
    await mediaUses.noteMail('newsletter', composer.render(mail, look).html);
    const pace = new Pace(60_000 / issue.perMinute);
    const lanes = Array.from({ length: connections }, async () => {
      const connection = bulkMail.open();
      try {
        while (await pace.next(this.#stopping.signal)) {
          const claim = await queue.claimNext(runner, id);
          if (!claim) return;
          await this.#deliver(connection, claim, { issue, mail, look, pace });
        }
      } finally {
        connection.close();
      }
    });
    // Both end before the lock is let go.
    const ended = await Promise.allSettled(lanes);
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  }

  async #deliver(connection: BulkConnection, claim: queue.Claim, what: Sent): Promise<void> {
    const { db, links, composer } = this.#deps;
    const { issue, look, pace } = what;
    const unsubscribeUrl = links.unsubscribe({ id: claim.subscriberId, createdAt: claim.createdAt });
    try {
      await connection.send({
        // The same for every try of this recipient.
        id: `newsletter-${issue.id}-${claim.id}`,
        to: claim.email,
        ...composer.render(what.mail, look, unsubscribeUrl),
        about: [recordKey({ kind: 'subscriber', id: claim.subscriberId }), claim.email],
        isWithdrawn: () => queue.isErased(db, claim),
      });
    } catch (error) {
      const { failure, message } = error instanceof NotSent ? error : new NotSent(String(error), 'unclear');
      if (failure === 'unavailable') {
        await retried(() => queue.giveBack(db, { ...claim, attempts: claim.attempts - 1 }, 0, message));
        if (pace.holdBack())
          await this.#tellProblem(issue.id, `The mail server takes nothing now (${message}).`);
      } else if (failure === 'later' && claim.attempts < retry.most) {
        const seconds = Math.min(retry.first * 2 ** (claim.attempts - 1), retry.longest);
        await retried(() => queue.giveBack(db, claim, seconds, message));
      } else {
        const state = failure === 'unclear' ? 'unclear' : 'failed';
        await retried(() => queue.settleClaim(db, claim.id, state, message));
      }
      return;
    }
    await retried(() => queue.settleClaim(db, claim.id, 'sent', null));
    if (pace.recovered()) await this.#tellProblem(issue.id, null);
  }

  async #tellProblem(id: number, problem: string | null): Promise<void> {
    await this.#deps.db.query('UPDATE newsletter_issues SET problem = $2 WHERE id = $1', [id, problem]);
  }
}

interface Sent {
  issue: NewsletterIssueEntity;
  mail: MailContent;
  look: MailLook;
  pace: Pace;
}

/** When the next mail may leave, for both connections together. */
class Pace {
  readonly #gap: number;
  #next = 0;
  #outage = 0;

  constructor(gap: number) {
    this.#gap = gap;
  }

  /** False when it is not to be waited for. */
  async next(signal: AbortSignal): Promise<boolean> {
    const now = Date.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#gap;
    await wait(at - now, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }

  /** Nobody sends for a while, longer each time. True the first time. */
  holdBack(): boolean {
    const isFirst = this.#outage === 0;
    this.#outage = Math.min(this.#outage * 2 || outage.first, outage.longest);
    this.#next = Math.max(this.#next, Date.now() + this.#outage);
    return isFirst;
  }

  /** True when mails were held back before. */
  recovered(): boolean {
    const wasOut = this.#outage > 0;
    this.#outage = 0;
    return wasOut;
  }
}

/** What is known of a mail must not get lost because the database is away for a moment. */
async function retried(note: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await note();
      return;
    } catch (error) {
      if (attempt === 10) throw error;
      await wait(200 * attempt);
    }
  }
}
