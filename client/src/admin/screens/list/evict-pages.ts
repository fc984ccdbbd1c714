// Takes pages of a list out of the cache: those that were left, and those that another screen made untrue.
import { type ApolloCache, InMemoryCache } from '@apollo/client';
import type { ListInCache } from './cached-list.ts';
import type { PagedList, PageVariables } from './paged-list.ts';

type Document<T> = PagedList<T>['list'];

/** Drops a page that was left, so that turning pages takes no memory. */
export function evictPage<T>(cache: ApolloCache, list: Document<T>, variables: PageVariables): void {
  const { searching: _, ...args } = variables;
  cache.evict({ id: 'ROOT_QUERY', fieldName: pageFieldOf(list), args });
  collectGarbage(cache);
}

/** Drops all pages of a list; what is on screen is asked for again. */
export function evictPages<T>(cache: ApolloCache, list: Document<T>): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: pageFieldOf(list) });
  collectGarbage(cache);
}

/** With the answers put together of what is gone, which the cache would keep for the tab's life. */
function collectGarbage(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
  else cache.gc();
}

/** A paged list that is changed from another screen: where in it the change is seen, the server knows. */
export function evictingList<T>(list: Document<T>): ListInCache<T> {
  const evict = (cache: ApolloCache) => evictPages(cache, list);
  return { insert: evict, arrange: evict, remove: evict, putBack: evict };
}

/** What the schema calls the field that the document asks for as `page`. */
function pageFieldOf<T>({ definitions }: Document<T>): string {
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const selection of definition.selectionSet.selections)
      if (selection.kind === 'Field' && selection.alias?.value === 'page') return selection.name.value;
  }
  throw new Error('A paged list asks for its rows as `page`.');
}
