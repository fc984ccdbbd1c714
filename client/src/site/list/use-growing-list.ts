import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';

/** A page of a list of the server. */
export interface Listed<T> {
  nodes: readonly T[];
  /** How many there are on all pages. */
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Options<Data, Variables, Name extends keyof Data> {
  /** The query of the page, and what it calls the list. */
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  name: Name;
  list: Listed<unknown> | undefined;
  /** Asks for what follows `after`, with the other variables of the page. */
  // biome-ignore lint/suspicious/noExplicitAny: it takes of the variables what it knows
  more: TypedDocumentNode<{ list: Data[Name] }, any>;
}

export type Growth = ReturnType<typeof useGrowingList>;

/** Adds to a list what follows it, in the cache: whoever comes back finds it as long as it was. */
export function useGrowingList<Data, Variables extends OperationVariables, Name extends keyof Data>({
  query,
  variables,
  name,
  list,
  more,
}: Options<Data, Variables, Name>) {
  const client = useApolloClient();
  const [state, setState] = useState({ loading: false, failed: false });

  async function showMore() {
    const after = list?.pageInfo.endCursor;
    if (state.loading || !after) return;
    setState({ loading: true, failed: false });
    try {
      const answer = await client.query<{ list: Data[Name] }>({
        query: more,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      });
      const next = responseData(answer.data).list as Listed<unknown>;
      client.cache.updateQuery<unknown, OperationVariables>({ query, variables }, (before) => {
        const known = (before as Data | null)?.[name] as Listed<unknown> | undefined;
        // Asked for again meanwhile, it ends elsewhere.
        if (known?.pageInfo.endCursor !== after) return undefined;
        return { ...(before as Data), [name]: { ...next, nodes: [...known.nodes, ...next.nodes] } };
      });
      setState({ loading: false, failed: false });
    } catch {
      setState({ loading: false, failed: true });
    }
  }

  return { list, ...state, showMore };
}
