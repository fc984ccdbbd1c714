// How a list describes itself of which the server has the pages, and what it is asked for one.
import type { TypedDocumentNode } from '@apollo/client';
import { type Choice, readFilters } from '../filters/filter.ts';
import type { ListDescription } from './list.ts';
import type { Place } from './list-place.ts';
import { readSort } from './order.ts';

/** One page of what there is; where it asks for `all`, the page's own `totalCount` is asked for only while searching or filtering. */
export interface PageData<T> {
  /** Where visitors write, the newest row too. */
  all?: { totalCount: number; nodes?: { id: number }[] };
  page: {
    nodes: T[];
    totalCount?: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

/** Each document has its own words for orders and filters; the columns and options of a screen say them. */
export interface PageVariables {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  search?: string | null;
  sort?: { field: never; direction: 'asc' | 'desc' } | null;
  status?: never;
  category?: never;
  show?: never;
  filter?: never;
  searching: boolean;
}

/** A list that the server pages, in a table or on cards. */
export type PagedList<T> = ListDescription<T> & {
  list: TypedDocumentNode<PageData<T>, PageVariables>;
  /** What the schema calls one of them, in lists and alone. */
  typenames: readonly string[];
  /** `argument` is the server's name for the filter. */
  filter?: Choice & { argument: 'status' | 'category' | 'show' };
  /** What it is narrowed by in any case, unless a filter says it otherwise. */
  narrowedTo?: object;
  /** The server takes these filters as arguments of their own, not as one `filter`. */
  filtersAreArguments?: true;
};

/** What the server is asked for the page of a list; what is as usual is left out. */
export function toPageVariables<T>(
  {
    columns,
    orders,
    filter,
    visibility,
    narrowedTo,
    filters,
    filtersAreArguments,
    usualSort = '',
  }: PagedList<T>,
  place: Place,
  size: number,
): PageVariables {
  const { q, show, status, sort, after, before } = place;
  const search = q.trim();
  const sorted = sort === usualSort ? null : readSort<T>(sort, columns ?? orders);
  const field = sorted?.order.serverSort;
  const chosen = filters && readFilters(filters, place);
  const narrowed = (narrowedTo ?? chosen) && { ...narrowedTo, ...chosen };
  const filtered = {
    ...(filter && show !== filter.options[0]?.value && { [filter.argument]: show }),
    ...(narrowed && (filtersAreArguments ? narrowed : { filter: narrowed })),
    ...(visibility && status !== visibility.options[0]?.value && { status }),
  };
  const variables = {
    ...(before ? { last: size, before } : { first: size, ...(after && { after }) }),
    ...(search && { search }),
    ...(field && { sort: { field, direction: sorted.direction } }),
    ...filtered,
    searching: search !== '' || Object.keys(filtered).length > 0,
  };
  return variables as unknown as PageVariables;
}
