import type { ApolloCache, TypedDocumentNode } from '@apollo/client';

/** A list in the cache that follows what was done to its rows. */
export interface ListInCache<Item> {
  /** A new row, to where new rows are. */
  insert(cache: ApolloCache, item: Item): void;
  /** Puts a changed row where it belongs now. */
  arrange(cache: ApolloCache): void;
  remove(cache: ApolloCache, id: number): void;
  /** A row that was deleted, to where it was. */
  putBack(cache: ApolloCache, item: Item): void;
}

/**
 * The list of a query in the cache, changed in place of asking the server again. `order` is the server's;
 * without one, it is by number, so that new rows come last. An update only needs `arrange`: what a mutation answers is merged into
 * the row of the same id.
 */
export function cachedList<Item extends { id: number }>(
  query: TypedDocumentNode<{ items: Item[] }, Record<string, never>>,
  typename: string,
  order: (a: Item, b: Item) => number = (a, b) => a.id - b.id,
): ListInCache<Item> {
  const change = (cache: ApolloCache, next: (items: Item[]) => Item[]) =>
    cache.updateQuery({ query }, (data) => {
      if (!data) return data;
      const items = next((data as { items: Item[] }).items);
      return { items: items.toSorted(order) } as typeof data;
    });
  const insert = (cache: ApolloCache, item: Item) =>
    void change(cache, (items) => [...items.filter(({ id }) => id !== item.id), item]);

  return {
    insert,
    arrange: (cache) => void change(cache, (items) => items),
    remove(cache, id) {
      change(cache, (items) => items.filter((item) => item.id !== id));
      cache.evict({ id: cache.identify({ __typename: typename, id }) });
      cache.gc();
    },
    // The order knows where.
    putBack: insert,
  };
}
