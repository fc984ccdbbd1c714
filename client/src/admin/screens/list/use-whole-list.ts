import { useDeferredValue, useMemo } from 'react';
import { matches } from '../../../lib/text.ts';
import type { Listed, Resource, Row } from '../resource.ts';
import { readSort, sortItems } from './order.ts';
import type { ListPlace, Place } from './use-list-place.ts';

export interface WholeList<T> {
  /** Undefined until they are known. */
  items: T[] | undefined;
  error: unknown;
  retry(): void;
}

/** The page of a list that the browser has as a whole. */
export function useWholeList<T extends Row>(
  resource: Resource<T>,
  { items, error, retry }: WholeList<T>,
  place: ListPlace,
): Listed<T> {
  const deferred = useDeferredValue(place.now);
  const sought = useMemo(
    () => items && arrange(seek(items, deferred, resource), deferred, resource),
    [items, deferred, resource],
  );
  const { size } = place;
  const count = sought?.length ?? 0;
  const last = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, Number.parseInt(deferred.page, 10) || 1), last);
  const start = (page - 1) * size;
  return {
    items: sought?.slice(start, start + size),
    total: items?.length,
    found: isSeeking(deferred, resource) ? count : null,
    from: start + 1,
    onPrevious: page > 1 ? () => place.turnTo(page - 1) : undefined,
    onNext: page < last ? () => place.turnTo(page + 1) : undefined,
    busy: false,
    error,
    retry,
    collect: async () => sought ?? [],
  };
}

/** The page on which the row of this id is, when nothing is searched. */
export function pageOf<T extends Row>(
  id: number,
  items: T[],
  place: ListPlace,
  resource: Resource<T>,
): number {
  const at = arrange(items, place.standard, resource).findIndex((item) => item.id === id);
  return Math.floor(Math.max(0, at) / place.size) + 1;
}

function isSeeking<T extends Row>({ q, show }: Place, { filter }: Resource<T>): boolean {
  return q.trim() !== '' || (filter !== undefined && show !== filter.options[0]?.value);
}

function seek<T extends Row>(items: T[], { q, show }: Place, { filter, searchIn }: Resource<T>): T[] {
  const filtered =
    !filter || show === filter.options[0]?.value ? items : items.filter((item) => filter.matches(item, show));
  return q.trim() ? filtered.filter((item) => matches(q, ...searchIn(item))) : filtered;
}

function arrange<T extends Row>(
  items: T[],
  { sort }: Place,
  { columns, orders, usualSort }: Resource<T>,
): T[] {
  // As the list comes it is in its usual order.
  const sorted = sort === usualSort ? null : readSort<T>(sort, columns ?? orders);
  return sorted ? sortItems(items, sorted) : items;
}
