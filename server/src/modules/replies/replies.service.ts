import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { replyInputRules } from '../../generated/rules.ts';
import type {
  ReplyInput,
  ReplyState,
  ReplyTemplateInput,
  SubjectInput,
  SubjectStatus,
} from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { filled } from '../../platform/text/variables.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { activityAbout, subjectColumns, withSubject } from '../inbox/subject-kinds.ts';
import type { MailService, RenderedMail } from '../mail/mail.service.ts';
import type { TimelineEntryMapper, TimelineService } from '../office/timeline.service.ts';
import type { WorkService } from '../office/work.service.ts';
import { hasStatus } from '../settings/group-faults.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { type AttachmentsService, mostAttachments } from './attachments.service.ts';
import { aboutReplies, type SealedReply } from './reply-outbox.service.ts';
import { filledReply, type ReplySubject, subjectOf, valuesOf } from './reply-subject.ts';

export interface ReplyMapper extends SealedReply {
  id: number;
  state: ReplyState;
  stateAt: Date;
  error: string | null;
  leftAt: Date | null;
  createdAt: Date;
}

interface Sent {
  subject: SubjectInput;
  input: ReplyInput;
  /** The idempotency key. */
  key: string;
  knownReplyId?: number | null;
  thenStatus?: SubjectStatus | null;
  thenTake?: boolean | null;
}

type Registered = Omit<ReplySubject, 'kind' | 'program' | 'booked'> & { programName: string };

const usualGreeting = 'Hello {firstName}, this is {name}. You registered for {program} from {startDate}.';

export interface RepliesDeps {
  db: DataSource;
  sealed: SealedText;
  idempotency: Idempotency;
  settings: Pick<SettingsService, 'mailLook' | 'written'>;
  mail: Pick<MailService, 'enqueue' | 'preview'>;
  attachments: AttachmentsService;
  activity: ActivityService;
  timeline: TimelineService;
  work: WorkService;
  /** Where answers to replies go. */
  officeEmail: string;
}

const replyWords = inputFrom(replyInputRules, formField, { attachmentIds: z.unknown().optional() });

/** Mails of staff to who registered or wrote: written from templates, sent by the queue, kept with what they answer. */
export class RepliesService {
  readonly #deps: RepliesDeps;
  /** Keeps nothing: its state changes. */
  readonly #found = new DataLoader((ids: readonly number[]) => this.#byIds(ids), { cache: false });

  constructor(deps: RepliesDeps) {
    this.#deps = deps;
  }

  /** The templates for what is answered and the values of their variables. Throws NOT_FOUND. */
  async options(of: SubjectInput) {
    const { db, settings } = this.#deps;
    const subject = await subjectOf(db.manager, of);
    const values = await this.#values(subject);
    const { replies } = await settings.written();
    const templates: ReplyTemplateInput[] = replies?.templates ?? [];
    return {
      to: subject.email,
      variables: Object.entries(values).map(([name, value]) => ({ name, value })),
      templates: templates
        .filter(({ kind }) => kind === subject.kind)
        .map(({ name, thenStatus = null, thenTake, ...words }) => ({
          name,
          thenStatus,
          thenTake: thenTake ?? false,
          ...filledReply(subject.kind, words, values),
        })),
    };
  }

  /** What a chat with somebody who registered begins with. */
  async chatGreeting({ programName: program, ...person }: Registered): Promise<string> {
    const { replies } = await this.#deps.settings.written();
    const words: string = replies?.chatGreeting || usualGreeting;
    return filled(words, await this.#values({ kind: 'registration', program, booked: null, ...person }));
  }

  /** What its reader would get. Throws NOT_FOUND and BAD_USER_INPUT. */
  async preview(of: SubjectInput, input: ReplyInput): Promise<RenderedMail> {
    const { db, mail, officeEmail } = this.#deps;
    const subject = await subjectOf(db.manager, of);
    return mail.preview({ ...(await this.#words(subject, input)), replyTo: officeEmail });
  }

  /** Keeps and promises a reply, once for each key. Answers its entry in the timeline. Throws NOT_FOUND, CONFLICT and BAD_USER_INPUT. */
  async send(
    actor: Actor,
    { subject: of, input, key, knownReplyId, ...then }: Sent,
  ): Promise<TimelineEntryMapper> {
    const { db, idempotency, sealed, mail, attachments, timeline, activity } = this.#deps;
    const request = {
      operation: 'send reply',
      actor,
      key,
      path: ['key'],
      input: { of, input, ...then },
      about: () => [{ kind: of.kind, id: Number(of.id) }],
    };
    const { entry } = await idempotency.run(request, async (manager) => {
      const subject = await subjectOf(manager, of, 'FOR UPDATE');
      const { email: to, kind } = subject;
      if (knownReplyId != null) await refuseAnswered(manager, subject, knownReplyId);
      const kept: SealedReply = { to, ...(await this.#words(subject, input)) };
      const [{ id }] = await manager.query(
        `INSERT INTO replies (${kind}_id, sealed) VALUES ($1, $2) RETURNING id`,
        [subject.id, sealed.seal(JSON.stringify(kept), aboutReplies)],
      );
      await attachments.attach(manager, actor, id, input.attachmentIds ?? []);
      await mail.enqueue(manager, { to, template: 'reply', data: { replyId: id, attempt: 1 } }, [subject]);
      const entry = await timeline.record(manager, actor, subject, { type: 'reply', replyId: id });
      await this.#follow(manager, actor, subject, then);
      await activity.record(manager, actor, activityAbout(subject, 'Replied to'));
      return { entry };
    });
    return timeline.find(db.manager, entry);
  }

  /** Promises one that failed or is unclear once more. Throws NOT_FOUND. */
  async sendAgain(actor: Actor, id: string | number): Promise<ReplyMapper> {
    const { db, mail, activity } = this.#deps;
    return db.transaction(async (manager) => {
      const [failed] = await manager.query(
        `UPDATE replies SET state = 'queued', error = NULL, left_at = NULL, state_at = now(), attempt = attempt + 1
         WHERE id = $1 AND state IN ('failed', 'unclear') RETURNING id, attempt, ${subjectColumns('replies')}`,
        [parseId(id)],
      );
      const [reply] = await this.#read(manager, [parseId(id) ?? 0]);
      if (!reply) throw new AppError('NOT_FOUND', 'Reply not found');
      const [row] = failed;
      if (row) {
        const data = { replyId: row.id, attempt: row.attempt };
        const { subject } = withSubject(row);
        await mail.enqueue(manager, { to: reply.to, template: 'reply', data }, [subject]);
        await activity.record(manager, actor, activityAbout(subject, 'Sent a reply once more to'));
      }
      return reply;
    });
  }

  /** One, or null when it is gone; all that are asked for at the same time are read together. */
  find(id: number): Promise<ReplyMapper | null> {
    return this.#found.load(id);
  }

  /** As `find`. Throws NOT_FOUND. */
  async get(id: string | number): Promise<ReplyMapper> {
    const reply = await this.find(parseId(id) ?? 0);
    if (!reply) throw new AppError('NOT_FOUND', 'Reply not found');
    return reply;
  }

  async #byIds(ids: readonly number[]): Promise<(ReplyMapper | null)[]> {
    const rows = await this.#read(this.#deps.db.manager, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async #read(manager: EntityManager, ids: readonly number[]): Promise<ReplyMapper[]> {
    const rows: (Omit<ReplyMapper, keyof SealedReply> & { sealed: string })[] = await manager.query(
      `SELECT id, sealed, state, error, left_at AS "leftAt", state_at AS "stateAt", created_at AS "createdAt" FROM replies WHERE id = ANY($1)`,
      [ids],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...(JSON.parse(this.#deps.sealed.open(sealed, aboutReplies)) as SealedReply),
    }));
  }

  /** A message that is answered is open no more, and who was written to is in contact, unless its sender says where it stands. */
  async #follow(
    manager: EntityManager,
    actor: Actor,
    subject: ReplySubject,
    { thenStatus, thenTake }: Pick<Sent, 'thenStatus' | 'thenTake'>,
  ): Promise<void> {
    const { work } = this.#deps;
    const { kind, id } = subject;
    if (thenStatus && !hasStatus(kind, thenStatus)) {
      const message = `A ${kind} has no such status: please choose another one.`;
      throw badField('thenStatus', message);
    }
    if (thenTake) await work.take(manager, actor, subject);
    if (kind === 'booking') return;
    if (thenStatus) await work.follow(manager, actor, { kind, id }, { to: thenStatus });
    else if (kind === 'message')
      await work.follow(manager, actor, { kind, id }, { from: 'open', to: 'answered' });
    else await work.follow(manager, actor, { kind, id }, { from: 'new', to: 'inContact' });
  }

  /** Subject and text as they are sent. Throws BAD_USER_INPUT. */
  async #words(subject: ReplySubject, input: ReplyInput) {
    if ((input.attachmentIds?.length ?? 0) > mostAttachments) {
      const message = `At most ${mostAttachments} files can go with a reply.`;
      throw badField('attachmentIds', message);
    }
    const { subject: line, text } = parseInput(replyWords, input);
    const words = filledReply(subject.kind, { subject: line, text }, await this.#values(subject));
    // Variables that are empty may have been all there was.
    return parseInput(replyWords.pick({ subject: true, text: true }), words);
  }

  async #values(subject: ReplySubject) {
    const { variables } = await this.#deps.settings.mailLook();
    return valuesOf(subject, variables);
  }
}

/** Throws CONFLICT when somebody answered after the reply that the writer knows as the newest. */
async function refuseAnswered(
  manager: EntityManager,
  { kind, id }: ReplySubject,
  knownReplyId: number,
): Promise<void> {
  const [newer]: { byName: string }[] = await manager.query(
    `SELECT coalesce(entry.by_name, 'Somebody') AS "byName" FROM replies
     LEFT JOIN timeline_entries AS entry ON entry.reply_id = replies.id
     WHERE replies.${kind}_id = $1 AND replies.id > $2 ORDER BY replies.id DESC LIMIT 1`,
    [id, knownReplyId],
  );
  if (!newer) return;
  const message = `${newer.byName} answered while you were writing, so nothing was sent. Read that reply before you send yours.`;
  throw new AppError('CONFLICT', message, [{ message, path: ['knownReplyId'] }]);
}
