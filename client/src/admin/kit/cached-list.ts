import type { ApolloCache, TypedDocumentNode } from '@apollo/client';

/**
 * The list of a query in the cache, changed in place of asking the server again. `order` is the server's;
 * without one, it is by number, so that new rows come last. An update only needs `arrange`: what a mutation answers is merged into
 * the row of the same id.
 */
export function cachedList<Item extends { id: number }>(
  query: TypedDocumentNode<{ items: Item[] }, Record<string, never>>,
  typename: string,
  order: (a: Item, b: Item) => number = (a, b) => a.id - b.id,
) {
  const change = (cache: ApolloCache, next: (items: Item[]) => Item[]) =>
    cache.updateQuery({ query }, (data) => {
      if (!data) return data;
      const items = next((data as { items: Item[] }).items);
      return { items: items.toSorted(order) } as typeof data;
    });

  return {
    insert(cache: ApolloCache, item: Item) {
      change(cache, (items) => [...items.filter(({ id }) => id !== item.id), item]);
    },
    /** Puts a changed row where it belongs now. */
    arrange(cache: ApolloCache) {
      change(cache, (items) => items);
    },
    remove(cache: ApolloCache, id: number) {
      change(cache, (items) => items.filter((item) => item.id !== id));
      cache.evict({ id: cache.identify({ __typename: typename, id }) });
      cache.gc();
    },
  };
}
