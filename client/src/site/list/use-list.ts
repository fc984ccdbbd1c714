import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { useUrlState } from '../../lib/page/use-url-state.ts';
import { typingDelay } from './list-address.ts';

/** A page of a list of the server. */
export interface Listed<T> {
  nodes: readonly T[];
  /** How many there are on all pages. */
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What a visitor narrows a list by. */
interface Filter {
  category: string;
  search: string;
}

/** The words and places of a list, which its page says. */
interface ListWords {
  /** The page's own path: without JavaScript the Enter key sends the filter there. */
  path: string;
  /** What the items are called, such as 'services'. */
  noun: string;
  /** What the list is called, where that is another word. */
  listNoun?: string;
  searchLabel?: string;
  /** Said where nothing was found. */
  nothing?: string;
  /** Leads from there to all of them. */
  showAll?: string;
  /** The id of the element in which the items are. */
  within: string;
  /** The id of the place at which another page of the list is read on, where that is another one. */
  place?: string;
}

interface Asked<Data, Variables> {
  /** The query of the page. */
  query: TypedDocumentNode<Data, Variables>;
  /** Asks for what follows `after`, with the other variables of the page. */
  // biome-ignore lint/suspicious/noExplicitAny: it takes of the variables what it knows
  more: TypedDocumentNode<{ list: Listed<unknown> }, any>;
}

/** What the page of a list says of it: in the answer to its query, `list` is what the address names and `all` counts everything. */
interface ListOfPage<Data, Variables> extends ListWords, Asked<Data, Variables> {
  /** What the filter offers beside `all`, where it has categories. */
  categories?: readonly string[];
  /** What an address means that names no filter, where that is not everything. */
  standard?: Filter & { page: string };
  /** The choice that a word of the address means, where it may be another word. */
  read?(word: string): string | undefined;
}

/** A list as its parts on the page need it. */
export interface List extends ListWords {
  /** Undefined until the first answer. */
  found: Listed<unknown> | undefined;
  /** How many there are, found or not. */
  all: number;
  /** Whether what is shown answers an earlier question. */
  isOld: boolean;
  /** Why the question has no answer. */
  error: unknown;
  retry(): void;
  filter: Filter;
  change(next: Partial<Filter>): void;
  /** Takes every filter away. */
  reset(): void;
}

const everything = { category: 'all', search: '', page: '1' };

/** The list of a page: what the address asks for, what was answered, and how it grows and is narrowed. */
export function useList<
  Data extends { list: Listed<unknown>; all: { totalCount: number } },
  Variables extends OperationVariables,
>(of: ListOfPage<Data, Variables>, variables: Variables) {
  const { query, categories, standard = everything } = of;
  const { read = (word) => (categories?.includes(word) ? word : undefined) } = of;
  const answer = useQuery<unknown, OperationVariables>(query, { variables });
  // While the next answer is on its way, the one before is shown.
  const data = (answer.data ?? answer.previousData) as Data | undefined;
  const isOpen = answer.data === undefined;
  const [state, setState] = useUrlState(useParameters(), standard, { typed: 'search', delay: typingDelay });
  const growth = useGrowingList(of, variables, 'list', data?.list);
  // A list that is narrowed otherwise begins at its first page.
  const change = (next: Partial<Filter>) => setState({ ...next, page: '1' });
  return {
    ...of,
    ...growth,
    data,
    found: data?.list as Data['list'] | undefined,
    all: data?.all.totalCount ?? 0,
    isOld: isOpen && answer.loading,
    error: isOpen ? answer.error : undefined,
    retry: () => void answer.refetch().catch(() => undefined),
    filter: { category: read(state.category) ?? standard.category, search: state.search },
    change,
    reset: () => change(standard),
  };
}

export type Growth = ReturnType<typeof useGrowingList>;

/** Adds to the list that a page's answer has as `name` what follows it, in the cache: whoever comes back finds it as long as it was. */
export function useGrowingList<Data, Variables extends OperationVariables>(
  { query, more }: Asked<Data, Variables>,
  variables: Variables,
  name: keyof Data,
  list: Listed<unknown> | undefined,
) {
  const client = useApolloClient();
  const [state, setState] = useState({ loading: false, failed: false });
  async function showMore() {
    const after = list?.pageInfo.endCursor;
    if (state.loading || !after) return;
    setState({ loading: true, failed: false });
    try {
      const answer = await client.query<{ list: Listed<unknown> }>({
        query: more,
        variables: { ...variables, after },
        fetchPolicy: 'no-cache',
      });
      const next = responseData(answer.data).list;
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
  return { found: list, ...state, showMore };
}
