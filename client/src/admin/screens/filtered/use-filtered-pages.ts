// A list that is narrowed by several things at once, page by page from the server. What it is narrowed by stands in the address.
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { responseData } from '../../../lib/api/response-data.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { pageSizes } from '../list/use-list-place.ts';

/** What it is narrowed by, as text; an empty one narrows nothing. */
type Filters = Record<string, string>;

export interface FilteredPage<T> {
  page: {
    nodes: T[];
    totalCount: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

interface Filtered<T, Variables> {
  document: TypedDocumentNode<FilteredPage<T>, Variables>;
  /** The names of all filters, with what they are at first; `q` is what is typed. The same object each time. */
  standard: Filters;
  /** What the server is asked for them. The same function each time. */
  variablesOf(filters: Filters): object;
}

const firstPage = { page: '1', after: '', before: '' };
/** Rows of a request for a file: the server gives no more at once. */
const largestPage = 1000;

export function useFilteredPages<T, Variables>({ document, standard, variablesOf }: Filtered<T, Variables>) {
  const client = useApolloClient();
  const all = useMemo(() => ({ ...standard, rows: String(pageSizes[0]), ...firstPage }), [standard]);
  const [params, setParams] = useSearchParams();
  const [place, change] = useUrlState<Filters>([params, setParams], all, { typed: 'q' });
  const of = (name: keyof typeof firstPage | 'rows') => params.get(name) ?? all[name];
  const size = pageSizes.find((rows) => String(rows) === of('rows')) ?? 25;

  // Of the address and not of what is being typed: a search waits for the end of the word.
  const filters = Object.fromEntries(
    Object.entries(standard).map(([name, usual]) => [name, params.get(name) ?? usual]),
  );
  const [after, before] = [of('after'), of('before')];
  const narrowed = variablesOf(filters);
  const answer = useQuery(document, {
    variables: {
      ...narrowed,
      ...(before ? { last: size, before } : { first: size, ...(after && { after }) }),
    } as never,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = answer.data ?? (answer.error ? undefined : answer.previousData);
  const page = (data as FilteredPage<T> | undefined)?.page;
  const number = after || before ? Math.max(2, Number.parseInt(of('page'), 10) || 2) : 1;
  const turnTo = (next: number, cursor: Partial<typeof firstPage>) =>
    change({ ...firstPage, ...cursor, page: String(next) });
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page?.pageInfo ?? {};

  return {
    /** As they are being chosen and typed. */
    filters: place,
    isNarrowed: Object.entries(standard).some(([name, usual]) => filters[name] !== usual),
    narrow: (next: Filters) => change({ ...next, ...firstPage }),
    reset: () => change({ ...standard, ...firstPage }),
    size,
    setSize: (rows: number) => change({ rows: String(rows), ...firstPage }),
    items: page?.nodes,
    total: page?.totalCount,
    from: (number - 1) * size + 1,
    onPrevious:
      number > 1 && hasPreviousPage
        ? () => turnTo(number - 1, number > 2 ? { before: startCursor ?? '' } : {})
        : undefined,
    onNext: hasNextPage ? () => turnTo(number + 1, { after: endCursor ?? '' }) : undefined,
    busy: answer.loading,
    error: answer.error,
    retry: () => (after || before ? change(firstPage) : void answer.refetch().catch(() => undefined)),
    /** All that is found, in order, up to `most` rows; nothing of it stays in the cache. */
    async collect(most: number, tell: (rows: number) => void, signal: AbortSignal): Promise<T[]> {
      const rows: T[] = [];
      for (let next: string | null = null; ; ) {
        const first = Math.min(largestPage, most - rows.length);
        const part: unknown = await client.query({
          query: document,
          variables: { ...narrowed, first, ...(next && { after: next }) } as never,
          fetchPolicy: 'no-cache',
        });
        signal.throwIfAborted();
        const { page: found } = responseData((part as { data?: FilteredPage<T> }).data);
        rows.push(...found.nodes);
        tell(rows.length);
        if (!found.pageInfo.hasNextPage || rows.length >= most) return rows;
        next = found.pageInfo.endCursor;
      }
    },
  };
}

export type FilteredPages<T> = ReturnType<typeof useFilteredPages<T, unknown>>;
