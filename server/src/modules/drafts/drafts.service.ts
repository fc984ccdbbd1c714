import type { DataSource } from 'typeorm';
import type { RecordKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { deleteInBatches } from '../../platform/database/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { storable } from '../../platform/text/characters.ts';
import { badField } from '../../platform/validation.ts';
import { isRecordKey } from '../revisions/revision.ts';
import { demandRight } from '../rights.ts';

/** What somebody began to change and did not save yet. */
export interface DraftMapper {
  kind: RecordKind;
  /** Null: of a new record. */
  key: string | null;
  baseVersion: number | null;
  document: Record<string, unknown>;
  updatedAt: Date;
}

interface DraftOf {
  kind: RecordKind;
  key?: string | null;
}

/** How long one is kept. */
const draftDays = 30;
/** Bytes as JSON: the longest post in the widest script, written twice. */
const largest = 1_000_000;

const columns = `kind, nullif(key, '') AS key, base_version AS "baseVersion", document, updated_at AS "updatedAt"`;
const ofRecord = 'user_id = $1 AND kind = $2 AND key = $3';
const isKept = `updated_at > now() - interval '${draftDays} days'`;

/**
 * One draft of each person and record, kept until that person saves the record (see `recordRevision`) or discards it.
 * Nobody else sees it, and nothing publishes it.
 */
export class DraftsService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** The caller's own, or null. */
  async find(actor: Actor, of: DraftOf): Promise<DraftMapper | null> {
    if (of.key != null && !isRecordKey(of.key)) return null;
    const rows: DraftMapper[] = await this.#db.query(
      `SELECT ${columns} FROM drafts WHERE ${ofRecord} AND ${isKept}`,
      placeOf(actor, of),
    );
    return rows[0] ?? null;
  }

  /** What somebody's draft of a group of settings holds, or null. */
  async documentOf(userId: number, group: string): Promise<object | null> {
    const rows: DraftMapper[] = await this.#db.query(
      `SELECT ${columns} FROM drafts WHERE ${ofRecord} AND ${isKept}`,
      [userId, 'settings', group],
    );
    return rows[0]?.document ?? null;
  }

  /** In place of the one before. Throws FORBIDDEN, PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a key that no record has. */
  async save(
    actor: Actor,
    { document, baseVersion, ...of }: DraftOf & { document: object; baseVersion?: number | null },
  ): Promise<DraftMapper> {
    demandRight(actor, rightFor(of));
    if (of.key != null && !isRecordKey(of.key)) {
      const message = 'Key must be the number of a record or the name of a group of settings.';
      throw badField('key', message);
    }
    const [row]: DraftMapper[] = await this.#db.query(
      `INSERT INTO drafts (user_id, kind, key, document, base_version, updated_at) VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (user_id, kind, key) DO UPDATE
         SET document = excluded.document, base_version = excluded.base_version, updated_at = excluded.updated_at
       RETURNING ${columns}`,
      [...placeOf(actor, of), jsonOf(document), baseVersion ?? null],
    );
    return row as DraftMapper;
  }

  /** Whether there was one. Throws FORBIDDEN. */
  async discard(actor: Actor, of: DraftOf): Promise<boolean> {
    demandRight(actor, rightFor(of));
    if (of.key != null && !isRecordKey(of.key)) return false;
    const [, count] = await this.#db.query(`DELETE FROM drafts WHERE ${ofRecord}`, placeOf(actor, of));
    return count > 0;
  }

  /** Removes those that nobody touched for 30 days. Returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.#db, 'drafts', `NOT (${isKept})`);
  }
}

/** What saving the record itself needs. */
const rightFor = ({ kind }: DraftOf) => (kind === 'newsletterIssue' ? 'writeOffice' : 'writeContent');

const placeOf = ({ user }: Actor, { kind, key }: DraftOf) => [user?.id, kind, key ?? ''];

function jsonOf(document: object): string {
  const json = JSON.stringify(document, (_, value) => storableValue(value));
  if (Buffer.byteLength(json) > largest) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'This draft is too large to keep: 1 MB is the most. Save it.');
  }
  return json;
}

/** With its texts, names of fields included, as they can be stored. */
function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), part]));
}
