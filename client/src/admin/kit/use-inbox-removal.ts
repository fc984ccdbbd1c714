import { useApolloClient } from '@apollo/client/react';
import { cachedPages } from './cached-pages.ts';
import type { Inbox } from './inbox.ts';
import type { PageVariables } from './paged-list.ts';
import { useRemoval } from './use-removal.ts';

/** Deleting from the page that `variables` asked for; what is left stays without being asked for again. */
export function useInboxRemoval<T extends { id: number }>(inbox: Inbox<T>, variables: PageVariables) {
  const client = useApolloClient();
  const removal = inbox.reading?.removal;

  return useRemoval<T>(async (id) => {
    if (!removal) return;
    const inCache = cachedPages<T>(inbox.list, removal.typenames, variables, variables);
    await client.mutate({
      mutation: removal.document,
      variables: { id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: id },
      update: (cache) => inCache.remove(cache, id),
    });
  }, removal?.texts ?? { deleted: '', deleteFailed: '' });
}
