import type { ApolloCache } from '@apollo/client';
import type { ListInCache } from './cached-list.ts';
import type { PageData, PagedList, PageVariables } from './paged-list.ts';

type Document<T> = PagedList<T>['list'];

/**
 * The pages of a list in the cache, changed in place of asking the server again. `typenames` is what the schema calls
 * one of them, `onScreen` asked for the page on screen and `first` for the one on which a new row is seen.
 */
export function cachedPages<T extends { id: number }>(
  list: Document<T>,
  typenames: readonly string[],
  onScreen: PageVariables,
  first: PageVariables,
): ListInCache<T> {
  const change = (cache: ApolloCache, variables: PageVariables, next: (data: PageData<T>) => PageData<T>) =>
    cache.updateQuery<PageData<T>, PageVariables>({ query: list, variables }, (data) =>
      data ? next(data as PageData<T>) : undefined,
    );

  return {
    insert(cache, item) {
      change(cache, onScreen, ({ all, page }) => ({ page, all: { ...all, totalCount: all.totalCount + 1 } }));
      change(cache, first, ({ all, page }) => ({
        all,
        page: { ...page, nodes: [item, ...page.nodes.filter(({ id }) => id !== item.id)] },
      }));
    },
    /** A changed row stays where it is until the page is left. */
    arrange: () => undefined,
    remove(cache, id) {
      change(cache, onScreen, ({ all, page }) => ({
        all: { ...all, totalCount: all.totalCount - 1 },
        page: {
          ...page,
          nodes: page.nodes.filter((node) => node.id !== id),
          ...(page.totalCount !== undefined && { totalCount: page.totalCount - 1 }),
        },
      }));
      for (const __typename of typenames) cache.evict({ id: cache.identify({ __typename, id }) });
      cache.gc();
    },
  };
}

/** Drops a page that was left, so that turning pages takes no memory. What the list's own field is called says its document. */
export function forgetPage<T>(cache: ApolloCache, list: Document<T>, variables: PageVariables): void {
  const { searching: _, ...args } = variables;
  cache.evict({ id: 'ROOT_QUERY', fieldName: pageFieldOf(list), args });
  cache.gc();
}

function pageFieldOf<T>({ definitions }: Document<T>): string {
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const selection of definition.selectionSet.selections)
      if (selection.kind === 'Field' && selection.alias?.value === 'page') return selection.name.value;
  }
  throw new Error('A paged list asks for its rows as `page`.');
}
