import type { DataSource, EntityManager } from 'typeorm';
import type { ReplyState, SubjectKind } from '../../generated/schema.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { Replies } from '../mail/mail.service.ts';
import type { AttachmentsService } from './attachments.service.ts';

/** What somebody is written, sealed as a whole. */
export interface SealedReply {
  to: string;
  subject: string;
  text: string;
}

export interface OutboxDeps {
  db: DataSource;
  sealed: SealedText;
  attachments: AttachmentsService;
  /** Where answers to replies go. */
  officeEmail: string;
}

export const aboutReplies = 'replies';

type Named = Parameters<Replies['find']>[0];

/** What the mail queue asks about a reply that it only names: its words when it is sent, and what became of it afterwards. */
export class ReplyOutboxService implements Replies {
  readonly #deps: OutboxDeps;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  async find({ replyId, attempt }: Named) {
    const { db, sealed, attachments, officeEmail } = this.#deps;
    const [row]: { sealed: string; isThere: boolean }[] = await db.query(
      `SELECT replies.sealed, coalesce(registrations.id, messages.id, replies.booking_id) IS NOT NULL AS "isThere" FROM replies
       LEFT JOIN registrations ON registrations.id = replies.registration_id AND registrations.deleted_at IS NULL
       LEFT JOIN contact_submissions AS messages ON messages.id = replies.message_id AND messages.deleted_at IS NULL
       WHERE replies.id = $1 AND attempt = $2 AND state <> 'sent'`,
      [replyId, attempt],
    );
    if (!row) return null;
    if (!row.isThere) {
      // It may be brought back: then the reply must not be on its way for ever.
      await this.failed({ replyId, attempt }, 'What it answers was deleted before the mail left.');
      return null;
    }
    const { subject, text }: SealedReply = JSON.parse(sealed.open(row.sealed, aboutReplies));
    return {
      words: { subject, text, replyTo: officeEmail },
      attachments: await attachments.filesOf(replyId),
    };
  }

  /** Removes replies to what loses its person, with their files. */
  async removeTexts(manager: EntityManager, kind: SubjectKind, ids: readonly number[]): Promise<void> {
    await manager.query(`DELETE FROM replies WHERE ${kind}_id = ANY($1)`, [ids]);
  }

  /** Said before the last try begins, so that one that is cut off does not stay on its way for ever. */
  unclear(named: Named): Promise<void> {
    return this.#settle(named, 'unclear', 'The last try did not end, so it may have arrived.');
  }

  sent(named: Named): Promise<void> {
    return this.#settle(named, 'sent', null);
  }

  failed(named: Named, reason: string): Promise<void> {
    return this.#settle(named, 'failed', reason);
  }

  async #settle({ replyId, attempt }: Named, state: ReplyState, error: string | null): Promise<void> {
    await this.#deps.db.query(
      'UPDATE replies SET state = $3, error = $4, state_at = now() WHERE id = $1 AND attempt = $2',
      [replyId, attempt, state, error],
    );
  }
}
