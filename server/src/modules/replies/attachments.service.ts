import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { deleteInBatches } from '../../platform/database/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { openBytes, sealBytes } from '../../platform/sealing/sealed-bytes.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { badField } from '../../platform/validation.ts';
import { attachmentKindOf, attachmentName } from './attachment-kind.ts';

/** A file that goes or went with a reply. */
export interface AttachmentMapper {
  id: number;
  name: string;
  type: string;
  size: number;
}

interface AttachedFile extends Omit<AttachmentMapper, 'id' | 'size'> {
  bytes: Buffer;
}

interface AttachmentRow {
  id: number;
  sealed: string;
  type: string;
  size: number;
  bytes: Buffer;
}

/** Bytes of one, and how many a reply takes. */
export const largestAttachment = 10 * 1024 * 1024;
export const mostAttachments = 5;
/** Of one person, waiting for a reply: more is a mistake, or somebody who fills the database. */
const mostUnused = 40;

export const aboutAttachments = 'attachments';

/** Files for replies: sealed in the database, each with a key of its own; they go with their reply, or after a day without one. */
export class AttachmentsService {
  readonly #db: DataSource;
  readonly #sealed: SealedText;
  /** Keeps nothing: a reply may be gone in the next moment. */
  readonly #ofReplies = new DataLoader((ids: readonly number[]) => this.#read(ids), { cache: false });

  constructor(db: DataSource, sealed: SealedText) {
    this.#db = db;
    this.#sealed = sealed;
  }

  /** Keeps a file of a kind that we send. Throws BAD_USER_INPUT, and RATE_LIMITED for who uploads without sending. */
  async upload({ user }: Actor, given: { bytes: Buffer; name: string }): Promise<AttachmentMapper> {
    const kind = await attachmentKindOf(given.bytes);
    if (!kind)
      throw badField(
        'file',
        'This kind of file cannot be sent: choose a PDF, a picture, a Word (.docx) or Excel (.xlsx) document, or plain text.',
      );
    const [{ count }] = await this.#db.query(
      'SELECT count(*)::integer AS count FROM attachments WHERE uploaded_by = $1 AND reply_id IS NULL',
      [user?.id],
    );
    if (count >= mostUnused)
      throw new AppError(
        'RATE_LIMITED',
        `You uploaded ${count} files that were not sent. They are deleted after a day; send or wait, then try again.`,
      );
    const name = attachmentName(given.name, kind);
    const { key, sealed } = sealBytes(given.bytes);
    const [row] = await this.#db.query(
      'INSERT INTO attachments (uploaded_by, sealed, type, size, bytes) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [
        user?.id,
        this.#sealed.seal(JSON.stringify({ name, key }), aboutAttachments),
        kind.type,
        given.bytes.length,
        sealed,
      ],
    );
    return { id: row.id, name, type: kind.type, size: given.bytes.length };
  }

  /** One with its bytes: the caller's own, or one that was sent with something that is still there. Throws NOT_FOUND. */
  async read({ user }: Actor, id: string | number): Promise<AttachedFile> {
    const [row]: AttachmentRow[] = await this.#db.query(
      `SELECT files.* FROM attachments AS files
       LEFT JOIN replies ON replies.id = files.reply_id
       LEFT JOIN registrations ON registrations.id = replies.registration_id AND registrations.deleted_at IS NULL
       LEFT JOIN contact_submissions AS messages ON messages.id = replies.message_id AND messages.deleted_at IS NULL
       WHERE files.id = $1 AND CASE WHEN files.reply_id IS NULL THEN files.uploaded_by = $2
         ELSE coalesce(registrations.id, messages.id, replies.booking_id) IS NOT NULL END`,
      [parseId(id), user?.id],
    );
    if (!row)
      throw new AppError(
        'NOT_FOUND',
        'This file is not there any more. Files that are not sent are deleted after a day.',
      );
    return this.#opened(row);
  }

  /** The caller's uploads become part of a reply, in this order. Throws BAD_USER_INPUT beside one that is gone. */
  async attach(
    manager: EntityManager,
    { user }: Actor,
    replyId: number,
    ids: readonly (string | number)[],
  ): Promise<void> {
    for (const [position, id] of ids.entries()) {
      const [, count] = await manager.query(
        'UPDATE attachments SET reply_id = $1, position = $2 WHERE id = $3 AND uploaded_by = $4 AND reply_id IS NULL',
        [replyId, position, parseId(id), user?.id],
      );
      if (count === 0)
        throw badField(
          ['attachmentIds', position],
          'A file is not there any more, as files that are not sent are deleted after a day. Remove it and choose it again.',
        );
    }
  }

  /** What is told of the files of a reply; those of all that are asked for at the same time are read together. */
  ofReply(id: number): Promise<AttachmentMapper[]> {
    return this.#ofReplies.load(id);
  }

  async #read(ids: readonly number[]): Promise<AttachmentMapper[][]> {
    const rows: (Omit<AttachmentRow, 'bytes'> & { reply: number })[] = await this.#db.query(
      'SELECT id, sealed, type, size, reply_id AS reply FROM attachments WHERE reply_id = ANY($1) ORDER BY position',
      [ids],
    );
    const byReply = Map.groupBy(rows, ({ reply }) => reply);
    return ids.map((id) =>
      (byReply.get(id) ?? []).map((row) => ({
        id: row.id,
        name: this.#about(row).name,
        type: row.type,
        size: row.size,
      })),
    );
  }

  /** All files of a reply, to be sent. */
  async filesOf(replyId: number): Promise<AttachedFile[]> {
    const rows: AttachmentRow[] = await this.#db.query(
      'SELECT * FROM attachments WHERE reply_id = $1 ORDER BY position',
      [replyId],
    );
    return rows.map((row) => this.#opened(row));
  }

  /** Removes what was uploaded a day ago and not sent. Returns how many. */
  purgeUnused(): Promise<number> {
    return deleteInBatches(
      this.#db,
      'attachments',
      `reply_id IS NULL AND created_at < now() - interval '1 day'`,
    );
  }

  #about({ sealed }: Pick<AttachmentRow, 'sealed'>): { name: string; key: string } {
    return JSON.parse(this.#sealed.open(sealed, aboutAttachments));
  }

  #opened(row: AttachmentRow): AttachedFile {
    const { name, key } = this.#about(row);
    return { name, type: row.type, bytes: openBytes(key, row.bytes) };
  }
}
