import type { ApolloClient } from '@apollo/client';
import { evictingList } from '../list/evict-pages.ts';
import { restoreRow } from '../restoring.ts';
import { textsOf } from '../texts.ts';
import { useRemoval } from '../use-removal.ts';
import type { Inbox } from './inbox.ts';
import { removedForMinutes } from './use-inbox-removal.ts';

const nothing = textsOf('');

/** Deleting a row from a page of its own, which `leave` leaves, and undoing that from the toast. */
export function useRemovalFromPage<T extends { id: number }>(
  client: ApolloClient,
  inbox: Inbox<T>,
  leave: () => void,
) {
  const removal = inbox.reading?.removal;
  const list = evictingList<T>(inbox.list);

  async function remove({ id }: T) {
    if (!removal) return async () => undefined;
    await client.mutate({ mutation: removal.document, variables: { id } });
    leave();
    list.remove(client.cache, id);
    return () => restoreRow(client, removal, list, id);
  }

  return useRemoval<T>({
    noun: inbox.noun,
    nameOf: inbox.nameOf,
    fate: removedForMinutes,
    remove,
    texts: removal?.texts ?? nothing,
  });
}
