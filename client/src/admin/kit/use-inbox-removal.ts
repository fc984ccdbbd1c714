import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Inbox, InboxData, InboxVariables } from './inbox.ts';
import { useRemoval } from './use-removal.ts';

const nothing = { deleted: '', deleteFailed: '', restored: '', restoreFailed: '' };

/** Deleting from the page that `variables` asked for, and undoing that; the page is not asked for again. */
export function useInboxRemoval<T extends { id: number }>(inbox: Inbox<T>, variables: InboxVariables) {
  const client = useApolloClient();
  const removal = inbox.reading?.removal;

  const change = (cache: ApolloCache, next: (nodes: T[]) => T[]) =>
    cache.updateQuery<InboxData<T>, InboxVariables>({ query: inbox.list, variables }, (data) =>
      data ? changed(data as InboxData<T>, next) : undefined,
    );

  const takeOut = (cache: ApolloCache, id: number) => {
    change(cache, (nodes) => nodes.filter((node) => node.id !== id));
    for (const __typename of removal?.typenames ?? [])
      cache.evict({ id: cache.identify({ __typename, id }) });
    cache.gc();
  };

  async function remove(item: T) {
    if (!removal) return async () => undefined;
    const { id } = item;
    const before = client.readQuery<InboxData<T>, InboxVariables>({ query: inbox.list, variables });
    const former = ((before as InboxData<T> | null)?.page.nodes ?? []).map((node) => node.id);
    await client.mutate({
      mutation: removal.document,
      variables: { id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: id },
      update: (cache) => takeOut(cache, id),
    });
    return async () => {
      await client.mutate({
        mutation: removal.restore,
        variables: { id },
        optimisticResponse: { restored: item },
        update: (cache, { data }) =>
          data && change(cache, (nodes) => putBack(nodes, data.restored as T, former)),
      });
    };
  }

  return useRemoval<T>({ remove, texts: removal?.texts ?? nothing });
}

/** The page after a change of its rows, counted anew. */
function changed<T>({ all, page }: InboxData<T>, next: (nodes: T[]) => T[]): InboxData<T> {
  const nodes = next(page.nodes);
  const more = nodes.length - page.nodes.length;
  return {
    all: { ...all, totalCount: all.totalCount + more },
    page: {
      ...page,
      nodes,
      ...(page.totalCount !== undefined && { totalCount: page.totalCount + more }),
    },
  };
}

/** With `item` where it stood among the `former` ids: before the first one of those behind it that is still there. */
function putBack<T extends { id: number }>(nodes: T[], item: T, former: number[]): T[] {
  const others = nodes.filter(({ id }) => id !== item.id);
  const behind = new Set(former.slice(former.indexOf(item.id) + 1));
  const at = others.findIndex(({ id }) => behind.has(id));
  return others.toSpliced(at === -1 ? others.length : at, 0, item);
}
