// A list of which the server has the pages: it searches, sorts and turns them.
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { Listed, ListInCache, Order } from './list.ts';
import { type ListPlace, type Place, useListPlace } from './list-place.ts';
import {
  cachedPages,
  evictPages,
  type PageData,
  type PagedList,
  type PageVariables,
  toPageVariables,
} from './paged-list.ts';
import { useFreshPolicy } from './staff-freshness.ts';

const typingDelay = 250;
/** Rows of a request for a file: the server gives no more at once. */
const largestPage = 1000;

/** The rows of a list that the server pages. */
interface PagesOnScreen<T> extends Listed<T> {
  inCache: ListInCache<T>;
  /** Whether something is searched or filtered. */
  isNarrowed: boolean;
  /** The number of the newest row of all, null when there is none; undefined until it is known. */
  newest: number | null | undefined;
  /** Asks for the page on which a new row is seen. */
  askForNewest(): Promise<unknown>;
}

interface Asked {
  /** Whenever it is opened, because visitors write at any time. */
  always?: true;
}

/** The list on screen. */
export function usePagedList<T extends { id: number }>(paged: PagedList<T>, asked: Asked = {}) {
  const place = useListPlace(paged);
  const pages = usePages(paged, place, asked);
  const orders = useMemo(
    () => (paged.columns ?? paged.orders).filter(({ serverSort }: Order<T>) => serverSort),
    [paged],
  );
  return { ...pages, list: paged, place, orders, turnToNew: place.reset };
}

/**
 * The page of a list that the server has. What is known is shown at once; it is asked for again when it is older than
 * five minutes or, where visitors write at any time, always.
 */
export function usePages<T extends { id: number }>(
  paged: PagedList<T>,
  place: ListPlace,
  { always }: Asked = {},
): PagesOnScreen<T> {
  const client = useApolloClient();
  const settled = useDebounced(place.now);
  const { size, standard } = place;
  const variables = useMemo(() => toPageVariables(paged, settled, size), [paged, settled, size]);
  const firstVariables = useMemo(() => toPageVariables(paged, standard, size), [paged, standard, size]);
  const answer = useQuery(paged.list, { variables, ...useFreshPolicy(paged.list, variables, always) });
  useEvictedPages(client, paged, variables, firstVariables);
  const isLost = useLostPlace(answer.error, place);
  const data = (answer.data ?? (answer.error ? undefined : answer.previousData)) as PageData<T> | undefined;
  const info = data?.page.pageInfo;
  const onOtherPage = Boolean(variables.after ?? variables.before);
  const isFirst = !onOtherPage || info?.hasPreviousPage === false;
  const page = !isFirst ? Math.max(2, Number.parseInt(settled.page, 10) || 2) : 1;
  return {
    items: data?.page.nodes,
    total: (data?.all ?? data?.page)?.totalCount,
    found: data?.page.totalCount ?? null,
    from: (page - 1) * size + 1,
    // The first page is the newest one, whatever came in meanwhile.
    onPrevious:
      page > 1 && info?.hasPreviousPage
        ? () => place.turnTo(page - 1, page > 2 ? { before: info.startCursor ?? '' } : {})
        : undefined,
    onNext: info?.hasNextPage ? () => place.turnTo(page + 1, { after: info.endCursor ?? '' }) : undefined,
    busy: answer.loading,
    error: isLost ? undefined : answer.error,
    retry: () => (onOtherPage ? place.turnTo(1) : answer.refetch()),
    collect: (limit, tell, signal) => collect(client, paged, variables, { limit, tell, signal }),
    inCache: useMemo(
      () => cachedPages<T>(paged, variables, firstVariables),
      [paged, variables, firstVariables],
    ),
    askForNewest: () =>
      client.query({ query: paged.list, variables: firstVariables, fetchPolicy: 'network-only' }),
    isNarrowed: variables.searching,
    newest: data && (data.all?.nodes?.[0]?.id ?? null),
  };
}

/** A page is turned at once, and so is a search given up; a search waits for the end of the word. */
function useDebounced(place: Place): Place {
  const typed = useSettled(place.q, typingDelay);
  const before = useRef(place);
  const settled = place.q === typed || place.q === '' ? place : before.current;
  useEffect(() => {
    before.current = settled;
  }, [settled]);
  return settled;
}

/** An address may name a place that no list has, such as one that was shortened on its way: it leads to the first page, with a word. */
function useLostPlace(error: unknown, place: ListPlace): boolean {
  const isLost = readFailure(error).details.some(({ field }) => field === 'after' || field === 'before');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such address
  useEffect(() => {
    if (!isLost) return;
    place.turnTo(1);
    toast.info('This is the first page', {
      description: 'The address named a place that is not in this list.',
    });
  }, [isLost]);
  return isLost;
}

/** Keeps the page on screen and the first one. */
function useEvictedPages<T>(
  { cache }: ApolloClient,
  { list }: PagedList<T>,
  variables: PageVariables,
  first: PageVariables,
): void {
  const shown = useRef(variables);
  useEffect(() => {
    const left = shown.current;
    shown.current = variables;
    const same = (other: PageVariables) => JSON.stringify(other) === JSON.stringify(left);
    if (!same(variables) && !same(first)) evictPages(cache, list, left);
  }, [cache, list, variables, first]);
}

interface Collecting {
  limit: number;
  tell(rows: number): void;
  signal: AbortSignal;
}

/** All rows of a search from the first page on; nothing of it stays in the cache. */
async function collect<T>(
  client: ApolloClient,
  { list }: PagedList<T>,
  { first: _, last: __, after: ___, before: ____, ...search }: PageVariables,
  { limit, tell, signal }: Collecting,
): Promise<T[]> {
  const rows: T[] = [];
  for (let after: string | null = null; ; ) {
    const first = Math.min(largestPage, limit - rows.length);
    const variables: PageVariables = { ...search, first, ...(after && { after }) };
    const { data } = await client.query<PageData<T>, PageVariables>({
      query: list,
      variables,
      fetchPolicy: 'no-cache',
    });
    signal.throwIfAborted();
    const { nodes, pageInfo } = responseData(data as PageData<T> | undefined).page;
    rows.push(...nodes);
    tell(rows.length);
    if (!pageInfo.hasNextPage || rows.length >= limit) return rows;
    after = pageInfo.endCursor;
  }
}
