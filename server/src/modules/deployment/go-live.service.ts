// From a quiet copy to the site that people use: what may have happened after the backup was made is not done twice.
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { endQuiet } from '../../platform/deployment/deployment.ts';
import type { Quiet } from '../../platform/deployment/quiet.ts';
import { AppError } from '../../platform/errors.ts';
import type { RefundChecks } from '../bookings/refunds/refund-checks.ts';
import type { MailService, SealedMail } from '../mail/mail.service.ts';
import {
  type HalfSentIssue,
  halfSentIssues,
  type LettersChoice,
  settleHalfSent,
} from '../newsletter/issues/half-sent-issues.ts';
import type { SendingService } from '../newsletter/issues/sending.service.ts';
import type { ErasuresService } from '../persons/erasures.service.ts';
import type { PersonsService } from '../persons/persons.service.ts';

export interface GoLiveDeps {
  db: DataSource;
  quiet: Pick<Quiet, 'copy'>;
  mail: Pick<MailService, 'recipientOf'>;
  newsletterSending: Pick<SendingService, 'pause' | 'stop' | 'schedule'>;
  refundChecks: Pick<RefundChecks, 'assumeSent'>;
  erasures: Pick<ErasuresService, 'whoIsBack'>;
  persons: Pick<PersonsService, 'erase'>;
}

export interface UnsentMail {
  /** Null when the key it was sealed with is gone. */
  to: string | null;
  template: string;
  createdAt: Date;
}

export interface ErasedAgain {
  erased: number;
  /** Who could not be erased now, and why. */
  left: { email: string; reason: string }[];
}

const operator: Actor = { user: null, ip: '', userAgent: 'go-live' };

export class GoLiveService {
  readonly #deps: GoLiveDeps;

  constructor(deps: GoLiveDeps) {
    this.#deps = deps;
  }

  halfSent(): Promise<HalfSentIssue[]> {
    return halfSentIssues(this.#deps.db);
  }

  settleHalfSent(issues: readonly HalfSentIssue[], choice: LettersChoice): Promise<void> {
    return settleHalfSent(this.#deps.newsletterSending, operator, issues, choice);
  }

  /** Erases whoever the hashes are of once more, as the office does. */
  async eraseAgain(hashes: ReadonlySet<string>): Promise<ErasedAgain> {
    const { erasures, persons } = this.#deps;
    const done: ErasedAgain = { erased: 0, left: [] };
    for (const email of await erasures.whoIsBack(hashes)) {
      try {
        await persons.erase(operator, { email });
        done.erased += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        done.left.push({ email, reason: error.message });
      }
    }
    return done;
  }

  /**
   * Takes the mark away; who runs the copy hears it. What waited in the queue when the backup was made is not done, as it may have been done since
   * then: answers the mails among it. Money that was to go back counts as sent, so that the provider is asked about it and not told twice.
   */
  async begin(): Promise<{ mails: UnsentMail[]; refunds: number }> {
    const { db, quiet, refundChecks, mail } = this.#deps;
    const at = quiet.copy?.snapshotAt ?? quiet.copy?.since ?? new Date();
    return db.transaction(async (manager) => {
      const waiting: { name: string; data: SealedMail; createdAt: Date }[] = await manager.query(
        `WITH gone AS (DELETE FROM pgboss.job WHERE state < 'completed' RETURNING name, data, created_on)
         SELECT name, data, created_on AS "createdAt" FROM gone ORDER BY created_on`,
      );
      const mails = waiting.filter(({ name }) => name === 'mail');
      const refunds = await refundChecks.assumeSent(manager, at);
      await endQuiet(manager);
      return {
        mails: mails.map(({ data, createdAt }) => ({
          to: mail.recipientOf(data),
          template: data.template,
          createdAt,
        })),
        refunds,
      };
    });
  }
}
