import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ContentEntity } from '../content/content.entity.ts';
import type { ContentService } from '../content/content.service.ts';

/** The table of each kind of content, and the column that names a record. */
const kinds = {
  program: { table: 'programs', title: 'name' },
  coach: { table: 'coaches', title: 'name' },
  facility: { table: 'facilities', title: 'name' },
  post: { table: 'posts', title: 'title' },
  galleryItem: { table: 'gallery', title: 'title' },
  alumnus: { table: 'alumni', title: 'name' },
};

export type ContentType = keyof typeof kinds;

/** Something that staff deleted and can still restore. */
export interface TrashedRow {
  type: ContentType;
  /** Of the record; other types have records of the same number. */
  id: number;
  title: string;
  deletedAt: Date;
  /** E-mail; null when the account is gone. */
  deletedBy: string | null;
  /** From when on it may be removed for good; the next night does it. */
  goesAt: Date;
}

interface TrashDeps {
  db: DataSource;
  content: Record<ContentType, ContentService<ContentEntity>>;
}

const daysKept = 30;

const trashed = Object.entries(kinds)
  .map(
    ([type, { table, title }]) =>
      `SELECT '${type}' AS type, id, ${title} AS title, deleted_at, deleted_by FROM ${table} WHERE deleted_at IS NOT NULL`,
  )
  .join('\nUNION ALL ');

/** What staff deleted of all content, in one place, until it goes for good. */
export class TrashService {
  readonly #deps: TrashDeps;

  constructor(deps: TrashDeps) {
    this.#deps = deps;
  }

  /** All that is in the trash, deleted last first. */
  list(): Promise<TrashedRow[]> {
    return this.#deps.db.query(
      `SELECT type, trashed.id, title, deleted_at AS "deletedAt", users.email::text AS "deletedBy",
         deleted_at + interval '${daysKept} days' AS "goesAt"
       FROM (${trashed}) AS trashed LEFT JOIN users ON users.id = trashed.deleted_by
       ORDER BY deleted_at DESC, type, trashed.id DESC`,
    );
  }

  /** Removes one for good and answers its id. Throws NOT_FOUND when it is not in the trash. */
  removeForGood(actor: Actor, type: ContentType, id: string | number): Promise<number> {
    return this.#deps.content[type].removeForGood(actor, id);
  }

  /** Removes for good what was deleted 30 days ago or earlier. Returns how many. */
  async forgetOld(): Promise<number> {
    let count = 0;
    for (const { table } of Object.values(kinds)) {
      const [, gone] = await this.#deps.db.query(
        `DELETE FROM ${table} WHERE deleted_at <= now() - interval '${daysKept} days'`,
      );
      count += gone;
    }
    return count;
  }
}
