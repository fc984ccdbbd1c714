import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../live/live-context.ts';
import { restoreRow, useRemoval } from '../content.ts';
import { textsOf, type Undo } from '../editing/edited.ts';
import type { ListInCache } from '../list/list.ts';
import { evictingList } from '../list/paged-list.ts';
import type { Inbox, InboxRemoval } from './inbox.ts';

const nothing = textsOf('');

/** When this tab brought a row back: an answer that was asked for before then knows only that it is gone. */
const broughtBack = new Map<string, number>();

/** Deleting from the page on screen, and undoing that; the page is not asked for again. */
export function useInboxRemoval<T extends { id: number }>(inbox: Inbox<T>, list: ListInCache<T>) {
  const client = useApolloClient();
  return useRemovalFrom(inbox, async (item, removal) => {
    await client.mutate({
      mutation: removal.document,
      variables: { id: item.id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: item.id },
      update: (cache) => list.remove(cache, item.id),
    });
    return () => restoreRow(client, removal, list, item.id, item);
  });
}

/** Deleting a row from a page of its own, which `leave` leaves, and undoing that from the toast. */
export function useRemovalFromPage<T extends { id: number }>(
  client: ApolloClient,
  inbox: Inbox<T>,
  leave: () => void,
) {
  const list = evictingList<T>(inbox.list);
  return useRemovalFrom(inbox, async ({ id }, removal) => {
    await client.mutate({ mutation: removal.document, variables: { id } });
    leave();
    list.remove(client.cache, id);
    return () => restoreRow(client, removal, list, id);
  });
}

function useRemovalFrom<T extends { id: number }>(
  { noun, nameOf, reading }: Inbox<T>,
  remove: (item: T, removal: InboxRemoval<T>) => Promise<Undo>,
) {
  const removal = reading?.removal;
  return useRemoval<T>({
    noun,
    nameOf,
    fate: 'will be removed. You can restore it from the trash for ten minutes; then it is gone for good.',
    async remove(item) {
      const undo = removal && (await remove(item, removal));
      return async () => {
        await undo?.();
        broughtBack.set(`${noun} ${item.id}`, Date.now());
      };
    },
    texts: removal?.texts ?? nothing,
  });
}

/** Takes a row that a colleague deleted off the page on screen, and leaves one that was brought back here since that was asked. */
export function useRemovedElsewhere(noun: string, list: Pick<ListInCache<never>, 'remove'>) {
  const { cache } = useApolloClient();
  const { onRemoved } = useContext(LiveContext);
  useEffect(
    () =>
      onRemoved(({ kind, id }, askedAt) => {
        const isOld = askedAt <= (broughtBack.get(`${kind} ${id}`) ?? Number.NEGATIVE_INFINITY);
        if (kind === noun && !isOld) list.remove(cache, id);
      }),
    [cache, noun, list, onRemoved],
  );
}
