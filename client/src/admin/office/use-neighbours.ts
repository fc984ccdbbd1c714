import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useView } from '../screens/inbox/inbox.ts';
import { useListPlace } from '../screens/list/list-place.ts';
import { type PagedList, type PageVariables, toPageVariables } from '../screens/list/paged-list.ts';

interface Neighbours {
  previous: number | null;
  next: number | null;
}

type Variables = { id: number } & Pick<PageVariables, 'search' | 'sort' | 'filter'>;

/** What stands before and after one in its list, as the address searches, filters and sorts that. */
export function useNeighbours<T>(
  list: PagedList<T>,
  document: TypedDocumentNode<{ neighbours: Neighbours }, Variables>,
  id: number,
): Neighbours | undefined {
  const { list: shown } = useView(list);
  const { now, size } = useListPlace(shown);
  const { search, sort, filter } = toPageVariables(shown, now, size);
  const { data } = useQuery(document, {
    variables: { id, search, sort, filter },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return data?.neighbours as Neighbours | undefined;
}
