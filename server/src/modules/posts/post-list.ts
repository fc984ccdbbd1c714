import type { Listing, SortArg } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import type { PostCategory } from './post.entity.ts';

type PostOrder = 'created' | 'updated' | 'title';

export interface PostListArgs {
  category?: PostCategory | null;
  /** Words to be found in title and text. */
  search?: string | null;
  sort?: SortArg<PostOrder> | null;
}

const sortKeys: Record<PostOrder, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  updated: { sql: 'updated_at', type: 'timestamptz' },
  title: { sql: 'lower(title)', type: 'text' },
};

/** What to read for a page of the news: newest first unless asked for otherwise. */
export function listingOf({ category, search, sort }: PostListArgs): Omit<Listing, 'select' | 'table'> {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  return {
    where: category ? ['category = $1'] : [],
    values: category ? [category] : [],
    search,
    searchColumn: 'search_text',
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
}
