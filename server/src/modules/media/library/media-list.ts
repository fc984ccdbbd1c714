import type { DataSource, EntityManager } from 'typeorm';
import {
  type Connection,
  type PageArgs,
  readPage,
  type SortArg,
} from '../../../platform/paging/connection.ts';
import type { SortKey } from '../../../platform/paging/cursor.ts';
import { phraseConditions } from '../../../platform/paging/search.ts';
import { parseMediaPath } from '../media-address.ts';
import type { MediaUseMapper } from './media-uses.service.ts';

/** A picture as the library shows it; what is said of its file is asked of the `MediaService`. */
export interface MediaItemMapper {
  /** Its number: what its files are called is `hash`. */
  id: number;
  hash: string;
  name: string | null;
  width: number;
  height: number;
  bytes: number | null;
  type: string;
  alt: string | null;
  caption: string | null;
  credit: string | null;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  version: number;
  isUsed: boolean;
  /** Of one in a list. */
  shownIn?: MediaUseMapper[];
}

export type MediaItemConnectionMapper = Connection<MediaItemMapper>;

type Sort = 'created' | 'name' | 'size';

export interface MediaListArgs extends PageArgs {
  search?: string | null;
  show?: 'unused' | 'trash' | null;
  sort?: SortArg<Sort> | null;
}

/** With an index each. */
const sortKeys: Record<Sort, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  name: { sql: `lower(coalesce(name, ''))`, type: 'text' },
  size: { sql: 'coalesce(bytes, 0)', type: 'integer' },
};

/** Pages are turned by numbers, so here the number is the `id`. */
const pictures = `(
    SELECT number AS id, media.id AS hash, name, width, height, bytes, original_type, alt, caption, credit,
      media.created_at, users.email::text AS created_by, updated_at, version, deleted_at, search_folded,
      EXISTS (SELECT FROM media_uses WHERE media_id = media.id) AS is_used
    FROM media LEFT JOIN users ON users.id = media.created_by
  ) AS pictures`;

const select = `SELECT id, hash, name, width, height, bytes, original_type AS type, alt, caption, credit,
    created_at AS "createdAt", created_by AS "createdBy", updated_at AS "updatedAt", version, is_used AS "isUsed"
  FROM ${pictures}`;

const notDeleted = 'deleted_at IS NULL';

/** One page of what is not in the trash, or of what is. */
export function listMedia(
  db: DataSource,
  { search, show, sort, ...page }: MediaListArgs,
): Promise<MediaItemConnectionMapper> {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const values: unknown[] = [];
  const shown = show === 'trash' ? 'deleted_at IS NOT NULL' : notDeleted;
  const where = [shown, ...phraseConditions('search_folded', search, values)];
  if (show === 'unused') where.push('NOT is_used');
  const order = { sort: field, sortKey: sortKeys[field], direction };
  return readPage(db, page, { select, table: pictures, where, values, usual: 48, ...order });
}

/** The one for which an SQL condition with the value `$1` holds; null when there is none outside of the trash. */
export async function findMedia(
  manager: EntityManager,
  condition: 'id = $1' | 'hash = $1',
  value: unknown,
): Promise<MediaItemMapper | null> {
  const rows = await manager.query(`${select} WHERE ${notDeleted} AND ${condition}`, [value]);
  return rows[0] ?? null;
}

/** What the library says that the picture at this address shows; null for any other address. */
export async function libraryAlt(manager: EntityManager, address: string): Promise<string | null> {
  const path = parseMediaPath(address);
  const rows = path ? await manager.query('SELECT alt FROM media WHERE id = $1', [path.id]) : [];
  return rows[0]?.alt ?? null;
}
