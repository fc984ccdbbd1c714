import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useState } from 'react';
import type { Freshness } from '../../../lib/api/freshness.ts';

/** How old the staff client's answers are; null (as in tests) means always fresh. */
export const StaffFreshnessContext = createContext<Freshness | null>(null);

/** A query without variables: from the cache when that is at most 5 minutes old, else also asked for again. */
export function useFreshQuery<Data>(query: TypedDocumentNode<Data, Record<string, never>>) {
  const freshness = useContext(StaffFreshnessContext);
  // Decided when the screen opens: an answer that grows old while it is read waits for the window's focus.
  const [fresh] = useState(() => freshness?.isFresh(query, {}) ?? true);
  return useQuery(query, {
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
}
