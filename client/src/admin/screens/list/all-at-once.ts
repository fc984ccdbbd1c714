// A list that the browser has as a whole: it is searched, sorted and turned here.
import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useDeferredValue, useMemo } from 'react';
import { matches } from '../../../lib/text.ts';
import type { FilterChoice } from '../filters/filter.ts';
import type { ListDescription, ListInCache, ShownList } from './list.ts';
import { type Place, useListPlace } from './list-place.ts';
import { readSort, sortItems } from './order.ts';
import { useFreshQuery } from './staff-freshness.ts';

interface Numbered {
  id: number;
}

export type WholeList<T extends Numbered> = ListDescription<T> & {
  operations: {
    /** What the schema calls one of them, such as `Program`. */
    typename: string;
    list: TypedDocumentNode<{ items: T[] }, Record<string, never>>;
  };
  /** The server's order, unless it is by number. */
  order?(a: T, b: T): number;
  filter?: FilterChoice & { matches(item: T, value: string): boolean };
  /** The texts the search looks in. */
  searchIn(item: T): string[];
};

/** The list on screen. */
export function useWholeList<T extends Numbered>(given: WholeList<T>): ShownList<T> {
  const { data, error, refetch, client } = useFreshQuery(given.operations.list);
  const items = data?.items as T[] | undefined;
  const isByHand = items?.some(hasPlace) ?? false;
  const list = useMemo(
    () => (isByHand ? { ...given, usualSort: '', usualOrder: 'Ordered by hand' } : given),
    [given, isByHand],
  );
  const place = useListPlace(list);
  const { size } = place;
  const now = useDeferredValue(place.now);
  const found = useMemo(() => items && arrange(seek(items, now, list), now, list), [items, now, list]);
  const count = found?.length ?? 0;
  const last = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, Number.parseInt(now.page, 10) || 1), last);
  const start = (page - 1) * size;
  return {
    list,
    place,
    orders: useMemo(() => (list.columns ?? list.orders).filter(({ sortBy }) => sortBy), [list]),
    items: found?.slice(start, start + size),
    total: items?.length,
    found: now.q.trim() !== '' || isFiltered(now, list) ? count : null,
    from: start + 1,
    onPrevious: page > 1 ? () => place.turnTo(page - 1) : undefined,
    onNext: page < last ? () => place.turnTo(page + 1) : undefined,
    busy: false,
    error,
    retry: refetch,
    collect: async () => found ?? [],
    inCache: useMemo(() => wholeInCache(given), [given]),
    turnToNew(id) {
      place.reset();
      const known = client.readQuery({ query: list.operations.list })?.items as T[] | undefined;
      const at = arrange(known ?? [], place.standard, list).findIndex((item) => item.id === id);
      place.turnTo(Math.floor(Math.max(0, at) / size) + 1);
    },
    whole: { items, reload: async () => ((await refetch()).data?.items as T[] | undefined) ?? items ?? [] },
  };
}

/** Whether staff have put it somewhere by hand; the position of who says something is a text. */
const hasPlace = (item: Numbered) => 'position' in item && typeof item.position === 'number';

const isFiltered = <T extends Numbered>({ show }: Place, { filter }: WholeList<T>) =>
  filter !== undefined && show !== filter.options[0]?.value;

function seek<T extends Numbered>(items: T[], place: Place, list: WholeList<T>): T[] {
  const filtered = isFiltered(place, list)
    ? items.filter((item) => list.filter?.matches(item, place.show))
    : items;
  return place.q.trim() ? filtered.filter((item) => matches(place.q, ...list.searchIn(item))) : filtered;
}

/** As the list comes it is in its usual order. */
function arrange<T extends Numbered>(items: T[], { sort }: Place, list: WholeList<T>): T[] {
  const sorted = sort === list.usualSort ? null : readSort<T>(sort, list.columns ?? list.orders);
  return sorted ? sortItems(items, sorted) : items;
}

/**
 * The list in the cache, changed in place of asking the server again. An update only needs `arrange`: what a mutation answers is
 * merged into the row of the same id.
 */
export function wholeInCache<T extends Numbered>({
  operations: { list: query, typename },
  order = (a, b) => a.id - b.id,
}: Pick<WholeList<T>, 'operations' | 'order'>): ListInCache<T> {
  const change = (cache: ApolloCache, next: (items: T[]) => T[]) =>
    cache.updateQuery({ query }, (data) => {
      if (!data) return data;
      const items = next((data as { items: T[] }).items);
      return { items: items.toSorted(order) } as typeof data;
    });
  const insert = (cache: ApolloCache, item: T) =>
    void change(cache, (items) => [...items.filter(({ id }) => id !== item.id), item]);

  return {
    // By number, new rows come last.
    insert,
    arrange: (cache) => void change(cache, (items) => items),
    remove(cache, id) {
      change(cache, (items) => items.filter((item) => item.id !== id));
      cache.evict({ id: cache.identify({ __typename: typename, id }) });
      cache.gc();
    },
    // The order knows where.
    putBack: insert,
  };
}
