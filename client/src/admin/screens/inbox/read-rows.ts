import type { ApolloCache } from '@apollo/client';

/** Takes the mark of new rows away in the cache, from the one of number `id` or from all there are; no list is asked for again. */
export function showAsRead(cache: ApolloCache, typename: string, id?: number): void {
  const rows =
    id === undefined
      ? Object.keys(cache.extract() as object).filter((key) => key.startsWith(`${typename}:`))
      : [cache.identify({ __typename: typename, id })];
  cache.batch({
    update: () => {
      for (const row of rows) cache.modify({ id: row, fields: { isNew: () => false } });
    },
  });
}
