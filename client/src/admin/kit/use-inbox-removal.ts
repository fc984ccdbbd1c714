import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Inbox, InboxData, InboxVariables } from './inbox.ts';
import { useRemoval } from './use-removal.ts';

/** Deleting from the page that `variables` asked for; what is left stays without being asked for again. */
export function useInboxRemoval<T extends { id: number }>(inbox: Inbox<T>, variables: InboxVariables) {
  const client = useApolloClient();
  const removal = inbox.reading?.removal;

  const takeOut = (cache: ApolloCache, id: number) => {
    cache.updateQuery<InboxData<T>, InboxVariables>({ query: inbox.list, variables }, (data) =>
      data ? without(data as InboxData<T>, id) : undefined,
    );
    for (const __typename of removal?.typenames ?? [])
      cache.evict({ id: cache.identify({ __typename, id }) });
    cache.gc();
  };

  return useRemoval<T>(async (id) => {
    if (!removal) return;
    await client.mutate({
      mutation: removal.document,
      variables: { id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: id },
      update: (cache) => takeOut(cache, id),
    });
  }, removal?.texts ?? { deleted: '', deleteFailed: '' });
}

function without<T extends { id: number }>({ all, page }: InboxData<T>, id: number): InboxData<T> {
  return {
    all: { ...all, totalCount: all.totalCount - 1 },
    page: {
      ...page,
      nodes: page.nodes.filter((node) => node.id !== id),
      ...(page.totalCount !== undefined && { totalCount: page.totalCount - 1 }),
    },
  };
}
