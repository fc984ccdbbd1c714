import type { DataSource } from 'typeorm';
import type { ContentType, TrashedItem } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { inBatches } from '../../platform/database/batches.ts';
import { columnOf, tableOf } from '../../platform/database/table-of.ts';
import type { Content } from '../content/content.ts';
import { deleteWithHistory } from '../content/history/delete-with-history.ts';
import { type InboxTrashService, inboxTypes, undoWindow } from '../inbox/inbox-trash.service.ts';
import type { MediaLibraryService } from '../media/library/media-library.service.ts';
import { demandRight, may } from '../rights.ts';

const month = '30 days';
/** How long what visitors sent can be restored, as the service that removes it says. */
const moment = `${undoWindow / 1000} seconds`;

export interface TrashDeps {
  db: DataSource;
  content: Content;
  inboxTrash: InboxTrashService;
  mediaLibrary: Pick<MediaLibraryService, 'removeForGood'>;
}

/** What staff deleted of all kinds, in one place, until it goes for good. */
export class TrashService {
  readonly #deps: TrashDeps;
  readonly #sql: string;

  constructor(deps: TrashDeps) {
    this.#deps = deps;
    const content = deps.content.types.map(({ one, entity, title }) =>
      trashed(one, tableOf(entity), columnOf(entity, title), month),
    );
    const inbox = Object.entries(inboxTypes).map(([type, { table, title }]) =>
      trashed(type, table, title, moment),
    );
    const media = trashed('media', 'media', `coalesce(name, 'Picture ' || number)`, month, 'number');
    this.#sql = [...content, ...inbox, media].join('\nUNION ALL ');
  }

  /** All that is in the trash and the actor may read, deleted last first. */
  list(actor: Actor): Promise<TrashedItem[]> {
    return this.#deps.db.query(
      `SELECT type, trashed.id, title, deleted_at AS "deletedAt", users.email::text AS "deletedBy",
         goes_at AS "goesAt"
       FROM (${this.#sql}) AS trashed LEFT JOIN users ON users.id = trashed.deleted_by
       WHERE type NOT IN ('registration', 'message') OR ($1 AND goes_at > now())
       ORDER BY deleted_at DESC, type, trashed.id DESC`,
      [may(actor, 'readOffice')],
    );
  }

  /** Removes one for good and answers its id. Throws NOT_FOUND when it is not in the trash. */
  removeForGood(actor: Actor, type: ContentType, id: string | number): Promise<number> {
    const { content, inboxTrash, mediaLibrary } = this.#deps;
    if (type === 'media') return mediaLibrary.removeForGood(actor, id);
    if (type === 'registration' || type === 'message') {
      demandRight(actor, 'writeOffice');
      return inboxTrash.removeForGood(actor, type, id);
    }
    return content.named(type).removeForGood(actor, id);
  }

  /** Removes for good what was deleted 30 days ago or earlier. Returns how many. */
  async purgeOld(): Promise<number> {
    let count = 0;
    // The job of the inbox removes what visitors sent, and knows its time.
    const { db, content } = this.#deps;
    for (const type of content.types) {
      const old = `deleted_at <= now() - interval '${month}'`;
      count += await inBatches((max) => deleteWithHistory(db, type, old, max));
    }
    return count;
  }
}

const trashed = (type: string, table: string, title: string, kept: string, id = 'id') =>
  `SELECT '${type}' AS type, ${id} AS id, ${title} AS title, deleted_at, deleted_by, deleted_at + interval '${kept}' AS goes_at
   FROM ${table} WHERE deleted_at IS NOT NULL`;
