import { useApolloClient } from '@apollo/client/react';
import { cachedPages } from '../list/cached-pages.ts';
import type { PageVariables } from '../list/paged-list.ts';
import { restoreRow } from '../restoring.ts';
import { textsOf } from '../texts.ts';
import { useRemoval } from '../use-removal.ts';
import type { Inbox } from './inbox.ts';

const nothing = textsOf('');

/** What becomes of what visitors sent, after its name. */
export const removedForMinutes =
  'will be removed. You can restore it from the trash for ten minutes; then it is gone for good.';

/** Deleting from the page that `variables` asked for, and undoing that; the page is not asked for again. */
export function useInboxRemoval<T extends { id: number }>(inbox: Inbox<T>, variables: PageVariables) {
  const client = useApolloClient();
  const removal = inbox.reading?.removal;

  async function remove(item: T) {
    if (!removal) return async () => undefined;
    const { document, typenames } = removal;
    const rows = cachedPages<T>(inbox.list, { typenames, onScreen: variables, first: variables });
    await client.mutate({
      mutation: document,
      variables: { id: item.id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: item.id },
      update: (cache) => rows.remove(cache, item.id),
    });
    return () => restoreRow(client, removal, rows, item.id, item);
  }

  return useRemoval<T>({
    noun: inbox.noun,
    nameOf: inbox.nameOf,
    fate: removedForMinutes,
    remove,
    texts: removal?.texts ?? nothing,
  });
}
