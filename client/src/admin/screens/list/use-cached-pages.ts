import { useMemo } from 'react';
import { cachedPages } from './cached-pages.ts';
import type { PagedList } from './paged-list.ts';
import type { PagedListed } from './use-paged-list.ts';

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
