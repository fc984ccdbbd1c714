import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { ContentChanges } from '../../../platform/changes/content-changes.ts';
import { AppError } from '../../../platform/errors.ts';
import { badField } from '../../../platform/validation.ts';
import type { Content } from '../../content/content.ts';
import { type PictureSource, withPicture } from '../../content/picture-source.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { MediaLibraryService } from './media-library.service.ts';
import type { MediaItemMapper } from './media-list.ts';
import type { MediaUsesService } from './media-uses.service.ts';

export interface ReplacementDeps {
  db: DataSource;
  changes: ContentChanges;
  content: Content;
  settings: Pick<SettingsService, 'rewrite'>;
  mediaLibrary: Pick<MediaLibraryService, 'find'>;
  mediaUses: MediaUsesService;
}

/** Gives all that names a picture another one: everything or nothing. */
export class MediaReplacement {
  readonly #deps: ReplacementDeps;

  constructor(deps: ReplacementDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND for a picture that is not there, BAD_USER_INPUT for one and the same. */
  async replace(actor: Actor, id: string | number, by: string | number) {
    const { db, changes, mediaUses } = this.#deps;
    const tables: string[] = [];
    const result = await db.transaction(async (manager) => {
      const [before, after] = [await this.#found(id, manager), await this.#found(by, manager)];
      if (before.id === after.id) throw badField('by', 'This is the same picture: choose another one.');
      const keys = await mediaUses.keysBySource(before.hash, manager);
      let count = 0;
      for (const source of mediaUses.replaceable) {
        const named = keys.get(source.table);
        if (!named) continue;
        count += await this.#replaceIn(source, manager, actor, named, { from: before.hash, to: after.hash });
        tables.push(source.table);
      }
      return { replaced: await this.#found(id, manager), by: await this.#found(by, manager), count };
    });
    await changes.changed(tables);
    return result;
  }

  async #replaceIn(
    { replacing, kind }: PictureSource,
    manager: EntityManager,
    actor: Actor,
    keys: string[],
    paths: { from: string; to: string },
  ): Promise<number> {
    if (typeof replacing === 'function') return replacing(manager, actor, keys, paths);
    const { content, settings } = this.#deps;
    const rewrite = (key: string) =>
      replacing === 'settings'
        ? settings.rewrite(manager, actor, key, (document) => rewrittenDocument(document, paths))
        : content.named(kind).rewrite(manager, actor, key, (row) => rewritten(row, paths));
    let count = 0;
    for (const key of keys) if (await rewrite(key)) count += 1;
    return count;
  }

  async #found(id: string | number, manager: EntityManager): Promise<MediaItemMapper> {
    const item = await this.#deps.mediaLibrary.find(id, manager);
    if (item) return item;
    throw new AppError('NOT_FOUND', 'Picture not found');
  }
}

/** The texts of a row that name the picture, with the other in its place. */
function rewritten<Row extends object>(row: Row, paths: { from: string; to: string }): Partial<Row> {
  const texts = Object.entries(row).filter(
    ([, value]) => typeof value === 'string' && value.includes(`/media/${paths.from}`),
  );
  return Object.fromEntries(texts.map(([name, value]) => [name, withPicture(value, paths)])) as Partial<Row>;
}

/** The same at any depth. */
const rewrittenDocument = <Document extends object>(
  document: Document,
  paths: { from: string; to: string },
) => JSON.parse(withPicture(JSON.stringify(document), paths)) as Document;
