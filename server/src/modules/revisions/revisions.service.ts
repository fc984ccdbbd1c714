import type { DataSource } from 'typeorm';
import type { RecordKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { type PageArgs, readPage } from '../../platform/paging/connection.ts';
import {
  isRecordKey,
  type RevisedDocument,
  type RevisionConnectionMapper,
  type RevisionMapper,
} from './revision.ts';

/** Saves a document over the record that it was of, as staff would; throws as a save does. */
export type SaveDocument = (
  actor: Actor,
  key: string,
  document: RevisedDocument,
  version: number | null | undefined,
) => Promise<unknown>;

export interface RevisionsDeps {
  db: DataSource;
  content: { readonly saveDocument: Readonly<Record<string, SaveDocument>> };
  settings: { saveDocument: SaveDocument };
}

/** All revisions are kept for so long … */
const revisionDays = 90;
/** … and of each record the newest ones for ever. */
const newestKept = 50;

const select = `SELECT id, kind, key, version, event, created_at AS "createdAt",
  (SELECT email::text FROM users WHERE users.id = user_id) AS "changedBy" FROM revisions`;

/** What content and settings were after each change: read by staff, and saved again. `recordRevision` writes them. */
export class RevisionsService {
  readonly #deps: RevisionsDeps;

  constructor(deps: RevisionsDeps) {
    this.#deps = deps;
  }

  /** Of one record, the newest first; none of a key that no record has. */
  list(kind: RecordKind, key: string, page: PageArgs): Promise<RevisionConnectionMapper> {
    return readPage<RevisionMapper>(this.#deps.db, page, {
      select,
      table: 'revisions',
      where: ['kind = $1', 'key = $2'],
      values: [kind, isRecordKey(key) ? key : ''],
      sort: 'created',
      sortKey: { sql: 'id', type: 'integer' },
      direction: 'desc',
    });
  }

  async find(id: string | number): Promise<RevisionMapper | null> {
    const rows: RevisionMapper[] = await this.#deps.db.query(`${select} WHERE id = $1`, [parseId(id)]);
    return rows[0] ?? null;
  }

  /** The one before it of the same record; null when it is the oldest that is kept. */
  async before({ kind, key, id }: RevisionMapper): Promise<RevisionMapper | null> {
    const rows: RevisionMapper[] = await this.#deps.db.query(
      `${select} WHERE kind = $1 AND key = $2 AND id < $3 ORDER BY id DESC LIMIT 1`,
      [kind, key, id],
    );
    return rows[0] ?? null;
  }

  /** What all fields held. */
  async document({ id }: Pick<RevisionMapper, 'id'>): Promise<RevisedDocument> {
    const [row]: { document: RevisedDocument }[] = await this.#deps.db.query(
      'SELECT document FROM revisions WHERE id = $1',
      [id],
    );
    return row?.document ?? {};
  }

  /** What all fields held at a version; null where no revision tells. */
  async documentAt(at: {
    kind: string;
    key: string | null;
    baseVersion: number | null;
  }): Promise<RevisedDocument | null> {
    const [row]: { document: RevisedDocument }[] = await this.#deps.db.query(
      'SELECT document FROM revisions WHERE kind = $1 AND key = $2 AND version = $3 ORDER BY id DESC LIMIT 1',
      [at.kind, at.key, at.baseVersion],
    );
    return row?.document ?? null;
  }

  /** Names of the fields that differ from the revision before it; of the oldest none. */
  async changedFields({ kind, key, id }: RevisionMapper): Promise<string[]> {
    const rows: { name: string }[] = await this.#deps.db.query(
      `SELECT field.key AS name
       FROM (SELECT document FROM revisions WHERE kind = $1 AND key = $2 AND id < $3 ORDER BY id DESC LIMIT 1) AS earlier,
         revisions AS later, jsonb_each(later.document) AS field
       WHERE later.id = $3 AND field.value IS DISTINCT FROM coalesce(earlier.document -> field.key, 'null')`,
      [kind, key, id],
    );
    return rows.map(({ name }) => name);
  }

  /**
   * Saves what the record was then over what it is now, and answers its newest revision. With `version` (the one that
   * was read) throws CONFLICT when somebody saved since. Throws NOT_FOUND, and BAD_USER_INPUT for what may not be saved any more.
   */
  async restore(actor: Actor, id: string | number, version?: number | null): Promise<RevisionMapper> {
    const revision = await this.find(id);
    if (!revision) {
      throw new AppError('NOT_FOUND', 'There is no such revision any more. Choose another one of the list.');
    }
    const { kind, key } = revision;
    const { content, settings } = this.#deps;
    const save = kind === 'settings' ? settings.saveDocument : content.saveDocument[kind];
    if (!save) throw new Error(`Nobody knows how to save a document of the kind ${kind}.`);
    await save(actor, key, await this.document(revision), version);
    const { nodes } = await this.list(kind, key, { first: 1 });
    return nodes[0] ?? revision;
  }

  /** Removes what is older than 90 days, but of each record the newest 50. Returns how many. */
  purgeOld(): Promise<number> {
    // Counted along the index by record: what each record keeps is looked at once, not once for each of its rows.
    return inBatches(async (limit) => {
      const [, count] = await this.#deps.db.query(
        `DELETE FROM revisions WHERE id = ANY(ARRAY(
           SELECT id FROM (
             SELECT id, created_at, row_number() OVER (PARTITION BY kind, key ORDER BY id DESC) AS place FROM revisions
           ) AS counted
           WHERE place > ${newestKept} AND created_at < now() - interval '${revisionDays} days' LIMIT ${limit}))`,
      );
      return count;
    });
  }
}
