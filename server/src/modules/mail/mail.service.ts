import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Quiet } from '../../platform/deployment/quiet.ts';
import { type JobInfo, PermanentJobError, type WorkOptions } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  comparedAddress,
  type MailAttachment,
  MailError,
  type MailTransport,
} from '../../platform/mail-transport.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { MediaUsesService } from '../media/library/media-uses.service.ts';
import type { PersonalRecord } from '../personal-table.ts';
import type { MailLook } from '../settings/agency.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MailContent } from './mail-content.ts';
import {
  addressesOf,
  type FilledMail,
  type Mail,
  type MailData,
  type MailTemplate,
  recordsBefore,
} from './outgoing-mail.ts';
import { countMails, recipientHash } from './recipient-limits.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { type ReplyWords, replyContent } from './reply-template.ts';
import { fillTemplate, inLines } from './templates.ts';

export interface MailDeps {
  jobs: Jobs;
  quiet: Pick<Quiet, 'copy'>;
  mailTransport: MailTransport;
  /** Address visitors use, for links. */
  publicUrl: string;
  sealed: SealedText;
  /** Told of what a mail names that leaves: its reader may keep it for ever. */
  mediaUses: Pick<MediaUsesService, 'noteMail'>;
  replyOutbox: Replies;
  settings: Pick<SettingsService, 'mailLook'>;
  /** How a mail is tried again; most of a day when left out. */
  retryPolicy?: WorkOptions;
}

/** What the queue only names: replies of staff, with their files. */
export interface Replies {
  /** What is to be sent; null when there is nothing to send any more: it was sent, goes with a later job, or is deleted. */
  find(named: MailData<'reply'>): Promise<{ words: ReplyWords; attachments: MailAttachment[] } | null>;
  /** The last try begins. */
  unclear(named: MailData<'reply'>): Promise<void>;
  sent(named: MailData<'reply'>): Promise<void>;
  /** `reason` is a sentence without addresses. */
  failed(named: MailData<'reply'>, reason: string): Promise<void>;
}

/** As it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** A mail in the queue. Who gets it and what it says is sealed: it may hold a link that lets its reader in. */
export interface SealedMail {
  template: MailTemplate;
  sealed: string;
  /** Keys of the records it is about; one that was promised before mails said so has none. */
  about?: readonly string[];
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

/** Waits grow from a second to half an hour. A try may take its time: 50 MB of files go over a slow line, and who died is noticed sooner. */
const aDay = { retries: 54, retryDelay: 1, maxDelay: 1_800, timeout: 900 };
const queue = 'mail';

/** Makes what goes with a mail when it leaves, so that the queue holds no files. */
type FilesOf<Template extends MailTemplate> = (data: MailData<Template>) => Promise<MailAttachment[]>;

/** Sends mail: promised in a transaction, delivered in the background. */
export class MailService {
  readonly #deps: MailDeps;
  #bookingFiles: FilesOf<'booking'> | null = null;

  constructor(deps: MailDeps) {
    this.#deps = deps;
    deps.jobs.work<SealedMail>(queue, deps.retryPolicy ?? aDay, (mail, job) => this.#deliver(mail, job));
  }

  /**
   * Promises a mail within the transaction of `manager`; no mail server is needed for that. `about` names whose records it
   * is about: it goes with any of them. False when the address has had the most that strangers can cause: then none is sent,
   * and whoever caused it is told nothing.
   */
  async enqueue(manager: EntityManager, mail: Mail, about: readonly PersonalRecord[]): Promise<boolean> {
    const [sent = false] = await this.enqueueAll(manager, [mail], about);
    return sent;
  }

  /** Bookings start after the mails that carry their files, and make them by this. */
  attachToBookings(files: FilesOf<'booking'>): void {
    this.#bookingFiles = files;
  }

  /** Removes how many mails an address got. */
  async removeCounts(manager: EntityManager, address: string): Promise<void> {
    await manager.query('DELETE FROM mail_counts WHERE recipient = $1', [recipientHash(address)]);
  }

  /** Removes mails that a demo keeps as files, by what they are about; a mail server has handed on what it took. */
  async removeKept(about: ReadonlySet<string>): Promise<void> {
    await this.#deps.mailTransport.removeKept?.(about);
  }

  /** Whom a mail in the queue is about: keys of records, and whole addresses. Throws when its key is gone. */
  namesIn(kept: SealedMail): readonly string[] {
    const mail = this.open(kept);
    return [...(kept.about ?? recordsBefore(mail)), ...addressesOf(mail)];
  }

  /** The same for mails of different kinds about the same. */
  async enqueueAll(
    manager: EntityManager,
    mails: readonly Mail[],
    about: readonly PersonalRecord[],
  ): Promise<boolean[]> {
    const { jobs, sealed, quiet } = this.#deps;
    if (quiet.copy && mails.every(({ template }) => onTheSide.has(template))) return mails.map(() => false);
    const allowed = await countMails(manager, mails);
    for (const [i, { template, to, data }] of mails.entries()) {
      if (!allowed[i]) continue;
      const kept: SealedMail = { template, sealed: sealed.seal(JSON.stringify({ to, data }), queue) };
      await jobs.send(manager, queue, kept, { about });
    }
    return allowed;
  }

  /** Mails that were given up, the latest first. */
  async failures(): Promise<MailFailureMapper[]> {
    const jobs = await this.#deps.jobs.failed<SealedMail>(queue);
    return jobs.map(({ data, ...job }) => ({ ...job, template: data.template, to: this.recipientOf(data) }));
  }

  /** Tries the mails that were given up once more. Returns how many they are. */
  retryFailures(): Promise<number> {
    return this.#deps.jobs.retryFailed(queue);
  }

  /** The mail that was put into the queue. Throws when its key is gone. */
  open({ template, sealed }: SealedMail): Mail {
    return { template, ...JSON.parse(this.#deps.sealed.open(sealed, queue)) };
  }

  /** Whom a mail in the queue goes to; null when its key is gone. */
  recipientOf(mail: SealedMail): string | null {
    try {
      return this.open(mail).to;
    } catch {
      return null;
    }
  }

  /** A reply as it would be sent now. */
  async preview(words: ReplyWords): Promise<RenderedMail> {
    const look = await this.#deps.settings.mailLook();
    const content = inLines(replyContent(words, look));
    return this.#rendered(content, look);
  }

  /** What the reader of a mail that was not sent would get. */
  async previewOf(mail: FilledMail): Promise<RenderedMail> {
    const look = await this.#deps.settings.mailLook();
    const content = fillTemplate(mail, this.#deps.publicUrl, look);
    return this.#rendered(content, look);
  }

  /** Hands a mail to the mail server at once, for who runs the product. Throws a MailError, also in a restored copy. */
  async sendNow(to: string, content: MailContent): Promise<void> {
    const look = await this.#deps.settings.mailLook();
    await this.#deps.mailTransport.send({
      id: randomUUID(),
      to,
      senderName: look.company.name,
      ...this.#rendered(content, look),
      about: [comparedAddress(to)],
      isWithdrawn: async () => false,
    });
  }

  #rendered(content: MailContent, look: MailLook): RenderedMail {
    const html = renderHtml(content, this.#deps.publicUrl, look);
    return { subject: content.subject, html, text: renderText(content, look) };
  }

  async #deliver(kept: SealedMail, job: JobInfo): Promise<void> {
    const { replyOutbox, publicUrl } = this.#deps;
    const mail = this.open(kept);
    const about = this.namesIn(kept);
    const look = await this.#deps.settings.mailLook();
    if (mail.template !== 'reply') {
      const content = fillTemplate(mail, publicUrl, look);
      const attachments = mail.template === 'booking' ? await this.#bookingFiles?.(mail.data) : undefined;
      return this.#hand(mail, { content, look, job, about, attachments });
    }
    const found = await replyOutbox.find(mail.data);
    if (!found) return;
    if (job.isLast) await replyOutbox.unclear(mail.data);
    try {
      const content = inLines(replyContent(found.words, look));
      await this.#hand(mail, { content, look, job, about, attachments: found.attachments });
    } catch (error) {
      if (error instanceof PermanentJobError || job.isLast)
        await replyOutbox.failed(mail.data, reasonOf(error));
      throw error;
    }
    await replyOutbox.sent(mail.data);
  }

  /** To the mail server. Throws a PermanentJobError when it will never take it. */
  async #hand({ to, template }: Mail, { content, look, job, about, attachments }: LoadedMail): Promise<void> {
    const { mailTransport, mediaUses, jobs } = this.#deps;
    const rendered = this.#rendered(content, look);
    await mediaUses.noteMail(template, rendered.html);
    const { replyTo, headers } = content;
    const senderName = look.company.name;
    try {
      await mailTransport.send({
        id: job.id,
        to,
        senderName,
        replyTo,
        headers,
        attachments,
        about,
        ...rendered,
        isWithdrawn: async () => !(await jobs.has(queue, job.id)),
      });
    } catch (error) {
      if (error instanceof MailError && error.refused) throw new PermanentJobError(error.message);
      throw error;
    }
  }
}

/** What somebody is told of their own account: a restored copy does without, so that its staff can sign in by every way there is. */
const onTheSide: ReadonlySet<MailTemplate> = new Set(['account-changed', 'owner-setup']);

/** What people may read: the words of other errors may hold anything. */
const reasonOf = (error: unknown) =>
  error instanceof MailError || error instanceof PermanentJobError
    ? error.message
    : 'The mail could not be made ready.';

interface LoadedMail {
  content: MailContent;
  look: MailLook;
  job: JobInfo;
  about: readonly string[];
  attachments?: MailAttachment[];
}
