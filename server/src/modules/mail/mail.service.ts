import type { EntityManager } from 'typeorm';
import { type JobInfo, PermanentJobError, type WorkOptions } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { MailError, type MailTransport } from '../../platform/mail-transport.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { MediaUsesService } from '../media/library/media-uses.service.ts';
import type { MailLook } from '../settings/agency.ts';
import type { Mail, MailTemplate } from './outgoing-mail.ts';
import { countMails } from './recipient-limits.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { fillTemplate } from './templates.ts';

interface MailDeps {
  jobs: Jobs;
  transport: MailTransport;
  /** Address visitors use, for links. */
  publicUrl: string;
  sealed: SealedText;
  /** Told of what a mail names that leaves: its reader may keep it for ever. */
  mediaUses: Pick<MediaUsesService, 'noteMail'>;
  /** What mails have of the agency now. */
  look(): Promise<MailLook>;
  /** How a mail is tried again; most of a day when left out. */
  retryPolicy?: WorkOptions;
}

/** A mail in the queue. Who gets it and what it says is sealed: it may hold a link that lets its reader in. */
export interface SealedMail {
  template: MailTemplate;
  sealed: string;
}

/** A mail that was given up. */
export interface MailFailureMapper {
  id: string;
  /** Null when the key it was sealed with is gone. */
  to: string | null;
  template: MailTemplate;
  error: string;
  attempts: number;
  createdAt: Date;
  failedAt: Date;
}

/** Waits grow from a second to half an hour. */
const aDay = { retries: 54, retryDelay: 1, maxDelay: 1_800 };
const queue = 'mail';

/** Sends mail: promised in a transaction, delivered in the background. */
export class MailService {
  readonly #deps: MailDeps;

  constructor(deps: MailDeps) {
    this.#deps = deps;
    deps.jobs.work<SealedMail>(queue, deps.retryPolicy ?? aDay, (mail, job) =>
      this.#deliver(this.open(mail), job),
    );
  }

  /**
   * Promises a mail within the transaction of `manager`; no mail server is needed for that. False when the address has
   * had the most that strangers can cause: then none is sent, and whoever caused it is told nothing.
   */
  async enqueue(manager: EntityManager, mail: Mail): Promise<boolean> {
    const [sent = false] = await this.enqueueAll(manager, [mail]);
    return sent;
  }

  /** The same for mails of different kinds. */
  async enqueueAll(manager: EntityManager, mails: readonly Mail[]): Promise<boolean[]> {
    const { jobs, sealed } = this.#deps;
    const allowed = await countMails(manager, mails);
    for (const [i, { template, to, data }] of mails.entries()) {
      if (!allowed[i]) continue;
      const kept: SealedMail = { template, sealed: sealed.seal(JSON.stringify({ to, data }), queue) };
      await jobs.send(manager, queue, kept);
    }
    return allowed;
  }

  /** Mails that were given up, the latest first. */
  async failures(): Promise<MailFailureMapper[]> {
    const jobs = await this.#deps.jobs.failed<SealedMail>(queue);
    return jobs.map(({ data, ...job }) => ({ ...job, template: data.template, to: this.#recipientOf(data) }));
  }

  /** Tries the mails that were given up once more. Returns how many they are. */
  retryFailures(): Promise<number> {
    return this.#deps.jobs.retryFailed(queue);
  }

  /** The mail that was put into the queue. Throws when its key is gone. */
  open({ template, sealed }: SealedMail): Mail {
    return { template, ...JSON.parse(this.#deps.sealed.open(sealed, queue)) };
  }

  #recipientOf(mail: SealedMail): string | null {
    try {
      return this.open(mail).to;
    } catch {
      return null;
    }
  }

  async #deliver(mail: Mail, { id }: JobInfo): Promise<void> {
    const { transport, publicUrl, mediaUses } = this.#deps;
    const look = await this.#deps.look();
    const content = fillTemplate(mail, publicUrl, look);
    const html = renderHtml(content, publicUrl, look);
    await mediaUses.noteMail(mail.template, html);
    try {
      await transport.send({
        id,
        to: mail.to,
        senderName: look.company.name,
        replyTo: content.replyTo,
        subject: content.subject,
        headers: content.headers,
        text: renderText(content, look),
        html,
      });
    } catch (error) {
      if (error instanceof MailError && error.refused) throw new PermanentJobError(error.message);
      throw error;
    }
  }
}
