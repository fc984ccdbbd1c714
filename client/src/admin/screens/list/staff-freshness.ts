import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import type { Freshness } from '../../../lib/api/freshness.ts';

/** How old the staff client's answers are; null (as in tests) means always fresh. */
export const StaffFreshnessContext = createContext<Freshness | null>(null);

/**
 * How a query is answered: from the cache when that is at most 5 minutes old, else, or `always`, also asked for again. Decided when
 * the screen or another page opens: an answer that grows old while it is read waits for the window's focus.
 */
export function useFreshPolicy(query: DocumentNode, variables?: object, always = false) {
  const freshness = useContext(StaffFreshnessContext);
  const isFresh = useMemo(
    () => freshness?.isFresh(query, variables as Record<string, unknown> | undefined) ?? true,
    [freshness, query, variables],
  );
  return {
    fetchPolicy: isFresh && !always ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as const;
}

/** The answer to a query without variables. */
export const useFreshQuery = <Data>(query: TypedDocumentNode<Data, Record<string, never>>) =>
  useQuery(query, useFreshPolicy(query));
