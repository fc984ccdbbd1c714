// How a list describes itself of which the server has the pages, what it is asked for one, and the pages in the cache.
import { type ApolloCache, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { type FilterChoice, readFilters } from '../filters/filter.ts';
import { isCut } from './counts.ts';
import type { ListDescription, ListInCache } from './list.ts';
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
  filter?: FilterChoice & { argument: 'status' | 'category' | 'show' };
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

type Document<T> = PagedList<T>['list'];

/**
 * The pages of a list in the cache, changed in place of asking the server again. `onScreen` and `first` are what the page on
 * screen was asked for with, and the page on which new rows are seen.
 */
export function cachedPages<T extends { id: number }>(
  { list, typenames }: Pick<PagedList<T>, 'list' | 'typenames'>,
  onScreen: PageVariables,
  first: PageVariables,
): ListInCache<T> {
  /** What was on the page before one of its rows was deleted, by the number of that row. */
  const former = new Map<number, number[]>();
  /** Answers false when that page is not there any more. */
  const change = (cache: ApolloCache, variables: PageVariables, next: (data: PageData<T>) => PageData<T>) =>
    cache.updateQuery<PageData<T>, PageVariables>({ query: list, variables }, (data) =>
      data ? next(data as PageData<T>) : undefined,
    ) !== null;

  return {
    insert(cache, item) {
      change(cache, onScreen, (data) => withCount(data, 1));
      change(cache, first, ({ all, page }) => ({
        all,
        page: { ...page, nodes: [item, ...page.nodes.filter(({ id }) => id !== item.id)] },
      }));
    },
    /** A changed row stays where it is until the page is left. */
    arrange: () => undefined,
    remove(cache, id) {
      change(cache, onScreen, (data) => {
        const ids = data.page.nodes.map((node) => node.id);
        if (!ids.includes(id)) return data;
        former.set(id, ids);
        const nodes = data.page.nodes.filter((node) => node.id !== id);
        return withCount({ all: data.all, page: { ...data.page, nodes } }, -1);
      });
      for (const __typename of typenames) cache.evict({ id: cache.identify({ __typename, id }) });
      cache.gc();
    },
    putBack(cache, item) {
      const isThere = change(cache, onScreen, (data) => {
        if (data.page.nodes.some(({ id }) => id === item.id)) return data;
        const nodes = putBack(data.page.nodes, item, former.get(item.id) ?? []);
        return withCount({ all: data.all, page: { ...data.page, nodes } }, 1);
      });
      // Its page was left: the one on screen now asks the server which rows and how many there are.
      if (!isThere) evictPages(cache, list);
    },
  };
}

/** With as many more rows, on all pages and among those found. */
function withCount<T>({ all, page }: PageData<T>, more: number): PageData<T> {
  return {
    ...(all && { all: { ...all, totalCount: all.totalCount + more } }),
    page: { ...page, ...(page.totalCount !== undefined && { totalCount: plus(page.totalCount, more) }) },
  };
}

const plus = (found: number, more: number) => (isCut(found) ? found : found + more);

/** With `item` where it stood among the `former` ids: before the first one of those behind it that is still there. */
function putBack<T extends { id: number }>(nodes: T[], item: T, former: number[]): T[] {
  const behind = new Set(former.slice(former.indexOf(item.id) + 1));
  const at = nodes.findIndex(({ id }) => behind.has(id));
  return nodes.toSpliced(at === -1 ? nodes.length : at, 0, item);
}

/**
 * Drops the page that was asked for with `variables`, so that turning pages takes no memory; without them all pages of
 * the list, of which the one on screen is asked for again.
 */
export function evictPages<T>(cache: ApolloCache, list: Document<T>, variables?: PageVariables): void {
  const { searching: _, ...args } = variables ?? {};
  cache.evict({ id: 'ROOT_QUERY', fieldName: pageFieldOf(list), args: variables && args });
  // With the answers put together of what is gone, which the cache would keep for the tab's life.
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
  else cache.gc();
}

/** A paged list that is changed from another screen: where in it the change is seen, the server knows. */
export function evictingList<T>(list: Document<T>): ListInCache<T> {
  const evict = (cache: ApolloCache) => evictPages(cache, list);
  return { insert: evict, arrange: evict, remove: evict, putBack: evict };
}

/** What the schema calls the field that the document asks for as `page`. */
function pageFieldOf<T>({ definitions }: Document<T>): string {
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const selection of definition.selectionSet.selections)
      if (selection.kind === 'Field' && selection.alias?.value === 'page') return selection.name.value;
  }
  throw new Error('A paged list asks for its rows as `page`.');
}
