import type { EntityManager } from 'typeorm';
import { type FailedJob, HopelessJob, type JobInfo, type Jobs } from '../../platform/jobs.ts';
import { MailError, type MailTransport } from '../../platform/mail-transport.ts';
import { writeLetter } from './letters.ts';
import type { Mail } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

interface MailDeps {
  jobs: Jobs;
  transport: MailTransport;
  /** Address visitors use, for links. */
  publicUrl: string;
}

/** A mail that could not be sent. */
export type MailFailure = FailedJob<Mail>;

/** Waits grow from a quarter of a minute to half an hour: a mail server may be away for most of a day. */
const patience = { retries: 50, retryDelay: 15, longestDelay: 1_800 };
const queue = 'mail';

/** Sends mail: promised in a transaction, delivered in the background. */
export class MailService {
  readonly #deps: MailDeps;

  constructor(deps: MailDeps) {
    this.#deps = deps;
    deps.jobs.work<Mail>(queue, patience, (mail, job) => this.#deliver(mail, job));
  }

  /** Promises a mail within the transaction of `manager`; no mail server is needed for that. */
  enqueue(manager: EntityManager, mail: Mail): Promise<void> {
    return this.#deps.jobs.send(manager, queue, mail);
  }

  /** Mails that were given up, the latest first. */
  failures(): Promise<MailFailure[]> {
    return this.#deps.jobs.failed<Mail>(queue);
  }

  /** Tries the mails that were given up once more. Returns how many they are. */
  retryFailures(): Promise<number> {
    return this.#deps.jobs.retryFailed(queue);
  }

  async #deliver(mail: Mail, { id }: JobInfo): Promise<void> {
    const { transport, publicUrl } = this.#deps;
    const letter = writeLetter(mail, publicUrl);
    try {
      await transport.send({
        id,
        to: mail.to,
        replyTo: letter.replyTo,
        subject: letter.subject,
        headers: letter.headers,
        text: renderText(letter),
        html: renderHtml(letter, publicUrl),
      });
    } catch (error) {
      if (error instanceof MailError && error.refused) throw new HopelessJob(error.message);
      throw error;
    }
  }
}
