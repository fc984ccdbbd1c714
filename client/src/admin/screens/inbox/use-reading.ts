import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import type { Inbox } from './inbox.ts';
import { showAsRead } from './read-rows.ts';
import { UnreadContext } from './unread-context.ts';
import { useLatest } from './use-latest.ts';

/** Notes that a row was opened; when that fails it stays marked as new, which needs no word. */
export function useReading<T extends { id: number }>(
  { name, typenames: [typename] }: Pick<Inbox<T>, 'name' | 'typenames'>,
  id: number | null,
): void {
  const { cache } = useApolloClient();
  const { markRead } = useContext(UnreadContext);
  const mark = useLatest(markRead);
  useEffect(() => {
    if (id === null) return;
    mark(name, id).then(
      () => showAsRead(cache, typename, id),
      () => undefined,
    );
  }, [cache, mark, name, typename, id]);
}
