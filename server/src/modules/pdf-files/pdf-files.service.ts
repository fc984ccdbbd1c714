import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { badField } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { PdfFileEntity } from './pdf-file.entity.ts';
import { pdfKey } from './pdf-key.ts';

export interface PdfFilesDeps {
  db: DataSource;
  storage: Storage;
  activity: ActivityService;
}

/** Bytes of one. */
export const largestPdf = 20 * 1024 * 1024;

const pdfUrl = (id: string) => `/media/${id}.pdf`;

/** PDFs that staff uploaded. As with pictures, the address is made of the bytes, and what names it keeps it. */
export class PdfFilesService {
  readonly #deps: PdfFilesDeps;

  constructor(deps: PdfFilesDeps) {
    this.#deps = deps;
  }

  /** Keeps a whole PDF and answers its address. Throws BAD_USER_INPUT with a sentence for anything else. */
  async upload(actor: Actor, bytes: Buffer): Promise<string> {
    const fault = await pdfFault(bytes);
    if (fault) throw badField('file', fault);
    const id = idOf(bytes);
    await this.keep(id, bytes);
    await this.#deps.db.transaction(async (manager) => {
      await this.insert(manager, [{ id, bytes: bytes.length }]);
      const entry = { type: 'create', description: 'Uploaded a PDF', entityType: 'settings' } as const;
      await this.#deps.activity.record(manager, actor, entry);
    });
    return pdfUrl(id);
  }

  /** The PDF at a path such as `/media/<id>.pdf`; null when there is none. */
  async file(path: string): Promise<{ bytes: Buffer; type: string } | null> {
    const [, id] = /^\/media\/([0-9a-f]{32})\.pdf$/.exec(path) ?? [];
    const bytes = id ? await this.read(id) : null;
    return bytes && { bytes, type: 'application/pdf' };
  }

  /** Its bytes; null when the storage has lost them. */
  read(id: string): Promise<Buffer | null> {
    return this.#deps.storage.read(pdfKey(id));
  }

  /** Keeps its bytes; its row makes it one of ours. */
  keep(id: string, bytes: Buffer): Promise<void> {
    return this.#deps.storage.write(pdfKey(id), bytes, 'application/pdf');
  }

  /** What is sent again is new again. */
  async insert(manager: EntityManager, rows: readonly { id: string; bytes: number }[]): Promise<void> {
    const createdAt = new Date();
    await manager.upsert(
      PdfFileEntity,
      rows.map((row) => ({ ...row, createdAt })),
      ['id'],
    );
  }

  /** Those that settings name now. */
  namedBySettings(manager: EntityManager): Promise<PdfFileEntity[]> {
    return manager.query(
      `SELECT id, bytes FROM pdf_files
       WHERE EXISTS (SELECT FROM media_uses WHERE media_id = pdf_files.id AND source = 'settings') ORDER BY id`,
    );
  }

  /** Removes for good what came 30 days ago or earlier and nothing names, revisions and drafts included. Returns how many are gone. */
  async purgeUnused(): Promise<number> {
    const [gone]: [{ id: string }[]] = await this.#deps.db.query(
      `DELETE FROM pdf_files WHERE created_at <= now() - interval '30 days'
       AND NOT EXISTS (SELECT FROM media_uses WHERE media_id = pdf_files.id) RETURNING id`,
    );
    for (const { id } of gone) await this.#deps.storage.removeFolder(id);
    return gone.length;
  }

  /** Whether bytes are the PDF of this id. */
  readonly isFile = async (id: string, bytes: Buffer): Promise<boolean> =>
    idOf(bytes) === id && (await pdfFault(bytes)) === null;
}

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

// Whether bytes are a PDF that visitors can open; its name and what the sender calls it count for nothing.

/** Why a file cannot be used, and what to do; null for a PDF that is whole and needs no password. */
async function pdfFault(bytes: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== 'application/pdf') return 'This file is not a PDF: please choose a PDF.';
  const text = bytes.toString('latin1');
  // Readers look for the end in the last kilobyte: some programs write a little behind it.
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(text.slice(-2048));
  if (!isWhole) return 'This PDF is not whole: its end is missing. Please save it anew and choose that one.';
  // Never inside what is packed: the dictionary that names it has to be read first.
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text))
    return 'This PDF is protected: please save it without a password and without restrictions, and choose that one.';
  return null;
}
