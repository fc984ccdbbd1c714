import type { ApolloCache } from '@apollo/client';
import { useMemo } from 'react';
import type { ListInCache } from './cached-list.ts';
import { evictPages } from './evict-pages.ts';
import type { PageData, PagedList, PageVariables } from './paged-list.ts';
import type { PagedListed } from './use-paged-list.ts';

interface Options {
  /** What the schema calls one of them, in lists and alone. */
  typenames: readonly string[];
  /** What the page on screen was asked for with. */
  onScreen: PageVariables;
  /** The page on which new rows are seen. */
  first: PageVariables;
}

/** The pages of a list in the cache, changed in place of asking the server again. */
export function cachedPages<T extends { id: number }>(
  list: PagedList<T>['list'],
  { typenames, onScreen, first }: Options,
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
      change(cache, onScreen, (data) => counted(data, 1));
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
        return counted({ all: data.all, page: { ...data.page, nodes } }, -1);
      });
      for (const __typename of typenames) cache.evict({ id: cache.identify({ __typename, id }) });
      cache.gc();
    },
    putBack(cache, item) {
      const isThere = change(cache, onScreen, (data) => {
        if (data.page.nodes.some(({ id }) => id === item.id)) return data;
        const nodes = putBack(data.page.nodes, item, former.get(item.id) ?? []);
        return counted({ all: data.all, page: { ...data.page, nodes } }, 1);
      });
      // Its page was left: the one on screen now asks the server which rows and how many there are.
      if (!isThere) evictPages(cache, list);
    },
  };
}

/** With as many more rows, on all pages and among those found. */
function counted<T>({ all, page }: PageData<T>, more: number): PageData<T> {
  return {
    ...(all && { all: { ...all, totalCount: all.totalCount + more } }),
    page: { ...page, ...(page.totalCount !== undefined && { totalCount: page.totalCount + more }) },
  };
}

/** With `item` where it stood among the `former` ids: before the first one of those behind it that is still there. */
function putBack<T extends { id: number }>(nodes: T[], item: T, former: number[]): T[] {
  const behind = new Set(former.slice(former.indexOf(item.id) + 1));
  const at = nodes.findIndex(({ id }) => behind.has(id));
  return nodes.toSpliced(at === -1 ? nodes.length : at, 0, item);
}

/** The pages in the cache of the list that is on screen. */
export function useCachedPages<T extends { id: number }>(
  list: PagedList<T>['list'],
  typename: string,
  { variables, firstVariables }: PagedListed<T>,
) {
  return useMemo(
    () => cachedPages<T>(list, { typenames: [typename], onScreen: variables, first: firstVariables }),
    [list, typename, variables, firstVariables],
  );
}
