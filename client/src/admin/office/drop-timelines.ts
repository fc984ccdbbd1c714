import type { ApolloClient } from '@apollo/client';

/** What happened is written down by the server: the one timeline that is on screen asks for its entries again. */
export function dropTimelines({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'timeline' });
  cache.gc();
}
