import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { deleteInBatches } from '../../platform/batches.ts';
import type { ContentEntity } from '../content/content.entity.ts';
import type { ContentService } from '../content/content.service.ts';
import { type InboxTrashService, type InboxType, patience } from '../inbox/inbox-trash.service.ts';

const month = '30 days';
/** How long what visitors sent can be restored, as the service that removes it says. */
const moment = `${patience / 1000} seconds`;

/** The table of each kind, what names a record, and how long it is kept. */
const kinds = {
  program: { table: 'programs', title: 'name', kept: month },
  coach: { table: 'coaches', title: 'name', kept: month },
  facility: { table: 'facilities', title: 'name', kept: month },
  post: { table: 'posts', title: 'title', kept: month },
  galleryItem: { table: 'gallery', title: 'title', kept: month },
  alumnus: { table: 'alumni', title: 'name', kept: month },
  registration: { table: 'registrations', title: "first_name || ' ' || last_name", kept: moment },
  message: { table: 'contact_submissions', title: "name || ': ' || subject", kept: moment },
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
  /** From when on it may be removed for good; the next night does it, of what visitors sent a job at once. */
  goesAt: Date;
}

interface TrashDeps {
  db: DataSource;
  content: Record<Exclude<ContentType, InboxType>, ContentService<ContentEntity>>;
  inbox: InboxTrashService;
}

const trashed = Object.entries(kinds)
  .map(
    ([type, { table, title, kept }]) =>
      `SELECT '${type}' AS type, id, ${title} AS title, deleted_at, deleted_by, deleted_at + interval '${kept}' AS goes_at
       FROM ${table} WHERE deleted_at IS NOT NULL`,
  )
  .join('\nUNION ALL ');

/** What staff deleted of all kinds, in one place, until it goes for good. */
export class TrashService {
  readonly #deps: TrashDeps;

  constructor(deps: TrashDeps) {
    this.#deps = deps;
  }

  /** All that is in the trash, deleted last first. */
  list(): Promise<TrashedRow[]> {
    return this.#deps.db.query(
      `SELECT type, trashed.id, title, deleted_at AS "deletedAt", users.email::text AS "deletedBy",
         goes_at AS "goesAt"
       FROM (${trashed}) AS trashed LEFT JOIN users ON users.id = trashed.deleted_by
       WHERE goes_at > now() OR type NOT IN ('registration', 'message')
       ORDER BY deleted_at DESC, type, trashed.id DESC`,
    );
  }

  /** Removes one for good and answers its id. Throws NOT_FOUND when it is not in the trash. */
  removeForGood(actor: Actor, type: ContentType, id: string | number): Promise<number> {
    if (type === 'registration' || type === 'message') return this.#deps.inbox.removeForGood(actor, type, id);
    return this.#deps.content[type].removeForGood(actor, id);
  }

  /** Removes for good what was deleted 30 days ago or earlier. Returns how many. */
  async forgetOld(): Promise<number> {
    let count = 0;
    for (const { table, kept } of Object.values(kinds)) {
      // The job of the inbox removes what visitors sent, and knows its time.
      if (kept !== month) continue;
      const old = `deleted_at <= now() - interval '${month}'`;
      count += await deleteInBatches(this.#deps.db, table, old);
    }
    return count;
  }
}
