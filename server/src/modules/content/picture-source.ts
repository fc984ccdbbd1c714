import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { columnOf, tableOf } from '../../platform/database/table-of.ts';
import type { ContentType } from './content-type.ts';

/** A table whose rows may name pictures; a migration has noted them with `trackMediaUses`, under the same key. */
export interface PictureSource {
  table: string;
  /** The columns that tell its rows apart. */
  key: readonly string[];
  /** SQL of what rows are told as one: all revisions of one record. */
  onePer?: string;
  /** What the contract calls one of them in `MediaUse.kind`. */
  kind: string;
  /** SQL of what staff call a row. */
  title: string;
  /** SQL of whether a row is in the trash; never when left out. */
  isDeleted?: string;
  /** The screen that shows a row. */
  adminPath?(row: { key: string; title: string }): string;
  /** How rows get another picture: saved as content or as settings are, by SQL of their own, or never, as they tell what was. */
  replacing: 'content' | 'settings' | Replace | 'never';
}

/** Puts `to` in the place of `from` in the rows of these keys; answers how many now have it. */
type Replace = (
  manager: EntityManager,
  actor: Actor,
  keys: string[],
  paths: { from: string; to: string },
) => Promise<number>;

/** Each type of content is one. */
export const pictureSourceOf = ({ entity, one, many, title }: ContentType): PictureSource => ({
  table: tableOf(entity),
  key: ['id'],
  kind: one,
  title: columnOf(entity, title),
  isDeleted: 'deleted_at IS NOT NULL',
  adminPath: (row) => `/admin/${many}?q=${encodeURIComponent(row.title)}`,
  replacing: 'content',
});

/** SQL of what tells the rows of a table apart: one text, whatever the columns of its key. */
export const keyOfRow = (key: readonly string[]): string =>
  key.map((column) => `${column}::text`).join(` || '/' || `);

/** Mails that left have no row; what they named is noted when they are sent. */
export const mailsSent = 'mails';

/** Puts the other picture into the documents of a table of jsonb, and nothing else. */
export const replaceInDocuments =
  (table: string, key: readonly string[]): Replace =>
  async (manager, _actor, keys, { from, to }) => {
    const address = `/media/${from}(\\.jpg|/[a-z0-9.-]+)`;
    const [, count] = await manager.query(
      `UPDATE ${table} SET document = regexp_replace(document::text, $2, $3, 'g')::jsonb WHERE ${keyOfRow(key)} = ANY ($1)`,
      [keys, address, `/media/${to}.jpg`],
    );
    return count;
  };

/** In every address of the picture `from`, that of `to`: its largest file, as the other may not have the same sizes. */
export const withPicture = (text: string, { from, to }: { from: string; to: string }): string =>
  text.replace(new RegExp(`/media/${from}(?:\\.jpg|/[a-z0-9.-]+)`, 'g'), `/media/${to}.jpg`);
