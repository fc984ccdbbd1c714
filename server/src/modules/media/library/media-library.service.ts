import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { imageFocusInputRules, mediaInputRules as rules } from '../../../generated/rules.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { parseInput } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { isUnchanged, refuseStale } from '../../content/conflict.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { MediaEntity } from '../media.entity.ts';
import type { MediaService } from '../media.service.ts';
import { parseMediaPath } from '../media-address.ts';
import {
  findMedia,
  listMedia,
  type MediaItemConnectionMapper,
  type MediaItemMapper,
  type MediaListArgs,
} from './media-list.ts';
import { inUseSentence, type MediaUsesService } from './media-uses.service.ts';

const focus = z.object({
  x: z.number().min(imageFocusInputRules.x.min).max(imageFocusInputRules.x.max),
  y: z.number().min(imageFocusInputRules.y.min).max(imageFocusInputRules.y.max),
});

/** Finer than a hundredth nobody sees, and each point has crops of its own. */
const hundredth = (part: number) => Math.round(part * 100) / 100;

/** What staff say of a picture; what is left out is undefined. */
const mediaInput = inputFrom(rules, contentField, { focus: focus.nullish() }).transform(
  ({ focus, ...said }) => ({
    ...said,
    ...(focus !== undefined && {
      focusX: focus && hundredth(focus.x),
      focusY: focus && hundredth(focus.y),
    }),
  }),
);

interface LibraryDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  media: Pick<MediaService, 'learn' | 'removeFiles'>;
  mediaUses: MediaUsesService;
}

const past = { update: 'Changed', delete: 'Deleted', restore: 'Restored' };

/** What staff know of pictures and do with them. Ids come as callers sent them: one that cannot be is simply not found. */
export class MediaLibraryService {
  readonly #deps: LibraryDeps;

  constructor(deps: LibraryDeps) {
    this.#deps = deps;
  }

  async list(args: MediaListArgs): Promise<MediaItemConnectionMapper> {
    const { db, mediaUses } = this.#deps;
    const page = await listMedia(db, args);
    // Of all at once: asked one by one they would be a hundred questions.
    const shownIn = await mediaUses.shownIn(page.nodes.map(({ hash }) => hash));
    return { ...page, nodes: page.nodes.map((item) => ({ ...item, shownIn: shownIn.get(item.hash) ?? [] })) };
  }

  /** By its number or its address; null when there is none. */
  async find(id: string | number, manager = this.#deps.db.manager): Promise<MediaItemMapper | null> {
    const path = parseMediaPath(String(id).replace(/^https?:\/\/[^/]+/, ''));
    return path ? findMedia(manager, 'hash = $1', path.id) : findMedia(manager, 'id = $1', parseId(id));
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT and, when somebody saved since `version`, CONFLICT. What changes nothing leaves no trace. */
  async update(
    actor: Actor,
    id: string | number,
    input: unknown,
    version?: number | null,
  ): Promise<MediaItemMapper> {
    const values = parseInput(mediaInput, input);
    const wanted = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const { db, changes, media } = this.#deps;
    const { row, item } = await db.transaction(async (manager) => {
      const row = await this.#locked(manager, id);
      await refuseStale(manager, row, { intent: 'save', noun: 'picture', version });
      if (!isUnchanged(row, wanted)) {
        const saved = { version: row.version + 1, updatedAt: new Date(), updatedBy: actor.user?.id ?? null };
        await manager.update(MediaEntity, row.id, { ...wanted, ...saved });
        Object.assign(row, wanted, saved);
        await this.#record(manager, actor, 'update', row);
      }
      return { row, item: (await findMedia(manager, 'hash = $1', row.id)) as MediaItemMapper };
    });
    media.learn(row);
    if (['focusX', 'caption', 'credit'].some((name) => name in wanted)) await changes.changed(['media']);
    return item;
  }

  /** Puts it into the trash and answers its number. Throws NOT_FOUND, and CONFLICT with where it is in use. */
  remove(actor: Actor, id: string | number, version?: number | null): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const row = await this.#locked(manager, id);
      await refuseStale(manager, row, { intent: 'delete', noun: 'picture', version });
      await this.#refuseUsed(manager, row);
      await manager.update(MediaEntity, row.id, {
        deletedAt: new Date(),
        deletedBy: actor.user?.id ?? null,
      });
      await this.#record(manager, actor, 'delete', row);
      return row.number;
    });
  }

  /** Takes it out of the trash, also when a colleague did so before. Throws NOT_FOUND. */
  restore(actor: Actor, id: string | number): Promise<MediaItemMapper> {
    return this.#deps.db.transaction(async (manager) => {
      const row = await this.#lockedOrNull(manager, id);
      if (!row) throw notInTrash();
      if (row.deletedAt) {
        await manager.update(MediaEntity, row.id, { deletedAt: null, deletedBy: null });
        await this.#record(manager, actor, 'restore', row);
      }
      return (await findMedia(manager, 'hash = $1', row.id)) as MediaItemMapper;
    });
  }

  /** Removes one that is in the trash for good, its files too, and answers its number. Throws NOT_FOUND, and CONFLICT when something names it again. */
  async removeForGood(actor: Actor, id: string | number): Promise<number> {
    const row = await this.#deps.db.transaction(async (manager) => {
      const row = await this.#lockedOrNull(manager, id);
      if (!row?.deletedAt) throw notInTrash();
      await this.#refuseUsed(manager, row);
      await manager.delete(MediaEntity, row.id);
      await this.#record(manager, actor, 'delete', row, ' for good');
      return row;
    });
    await this.#deps.media.removeFiles(row.id);
    return row.number;
  }

  /** Removes for good what was deleted 30 days ago or earlier; what something names again comes back. Returns how many are gone. */
  async purgeOld(): Promise<number> {
    const { db, media } = this.#deps;
    const named = 'EXISTS (SELECT FROM media_uses WHERE media_id = media.id)';
    await db.query(
      `UPDATE media SET deleted_at = NULL, deleted_by = NULL WHERE deleted_at IS NOT NULL AND ${named}`,
    );
    const [gone]: [{ id: string }[]] = await db.query(
      `DELETE FROM media WHERE deleted_at <= now() - interval '30 days' AND NOT ${named} RETURNING id`,
    );
    for (const { id } of gone) await media.removeFiles(id);
    return gone.length;
  }

  async #refuseUsed(manager: EntityManager, row: MediaEntity): Promise<void> {
    const uses = await this.#deps.mediaUses.of(row.id, manager);
    if (uses.length > 0) throw conflict(inUseSentence(uses), { uses });
  }

  async #locked(manager: EntityManager, id: string | number): Promise<MediaEntity> {
    const row = await this.#lockedOrNull(manager, id, { deletedAt: IsNull() });
    if (row) return row;
    throw new AppError('NOT_FOUND', 'Picture not found');
  }

  #lockedOrNull(manager: EntityManager, id: string | number, which = {}): Promise<MediaEntity | null> {
    const where = { number: parseId(id) ?? 0, ...which };
    return manager.findOne(MediaEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  #record(manager: EntityManager, actor: Actor, type: keyof typeof past, row: MediaEntity, how = '') {
    const description = `${past[type]} picture "${row.name ?? row.number}"${how}`;
    const entry = { type, description, entityType: 'media', entityId: row.number };
    return this.#deps.activity.record(manager, actor, entry);
  }
}

const notInTrash = () => new AppError('NOT_FOUND', 'There is no such picture in the trash any more.');
