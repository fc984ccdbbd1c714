import type { ApolloCache, TypedDocumentNode } from '@apollo/client';

/**
 * The list of a query in the cache, changed in place of asking the server again. `read` and `write`
 * say where in the query's data it is. Updates need nothing here: what a mutation answers is merged
 * into the row of the same id.
 */
export function cachedList<Data, Item extends { id: number }>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  typename: string,
  read: (data: Data) => Item[],
  write: (items: Item[]) => Data,
) {
  const change = (cache: ApolloCache, next: (items: Item[]) => Item[]) =>
    cache.updateQuery({ query }, (data) => data && (write(next(read(data as Data))) as typeof data));

  return {
    insert(cache: ApolloCache, item: Item) {
      change(cache, (items) => [...items.filter(({ id }) => id !== item.id), item]);
    },
    remove(cache: ApolloCache, id: number) {
      change(cache, (items) => items.filter((item) => item.id !== id));
      cache.evict({ id: cache.identify({ __typename: typename, id }) });
      cache.gc();
    },
  };
}
