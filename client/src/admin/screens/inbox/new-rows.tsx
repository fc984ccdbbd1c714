import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { showFailure } from '../../ui/show-failure.ts';
import type { Inbox } from './inbox.ts';
import { UnreadContext } from './unread-context.ts';

interface Props<T extends { id: number }> {
  inbox: Inbox<T>;
  /** The number of the newest row that the list was answered with; null in an empty one, undefined while it is not known. */
  listedNewest: number | null | undefined;
  /** Asks for what came in last. */
  askForNewest(): Promise<unknown>;
  /** The new rows are known now: turn to their page. */
  onShown(): void;
  /** All is read, and the button that was pressed is gone. */
  onAllRead(): void;
}

/**
 * That something came in while the screen is open, with the press that shows it, and the press that marks all as read.
 * Both stand where room is kept for them: rows that came by themselves would move the others away from under a finger.
 */
export function NewRows<T extends { id: number }>({
  inbox,
  listedNewest,
  askForNewest,
  onShown,
  onAllRead,
}: Props<T>) {
  const client = useApolloClient();
  const news = useContext(UnreadContext);
  // The newest row that was listed may have been deleted since: what is older did not come in now.
  const [highest, setHighest] = useState(0);
  const known = Math.max(highest, listedNewest ?? 0);
  if (known > highest) setHighest(known);

  const show = async () => {
    try {
      await askForNewest();
      onShown();
    } catch (error) {
      showFailure(`The new ${inbox.noun}s could not be shown`, error);
    }
  };
  const readAll = async () => {
    try {
      await news.markAllRead(inbox.name, known || null);
      showAsRead(client.cache, inbox.typenames[0]);
      onAllRead();
    } catch (error) {
      showFailure(`The ${inbox.noun}s could not be marked as read`, error);
    }
  };

  if (listedNewest === undefined) return null;
  return (
    <>
      {(news.newest[inbox.name] ?? 0) > known && (
        <Show type="button" onClick={() => void show()}>
          Show new<VisuallyHidden> {inbox.noun}s</VisuallyHidden>
        </Show>
      )}
      {news.counts[inbox.name] > 0 && (
        <ReadAll type="button" onClick={() => void readAll()}>
          Mark all as read
        </ReadAll>
      )}
    </>
  );
}

/** Notes that a row was opened; when that fails it stays marked as new, which needs no word. */
export function useReading<T extends { id: number }>(
  { name, typenames: [typename] }: Pick<Inbox<T>, 'name' | 'typenames'>,
  id: number | null,
): void {
  const { cache } = useApolloClient();
  const { markRead } = useContext(UnreadContext);
  const mark = useEffectEvent(markRead);
  useEffect(() => {
    if (id === null) return;
    mark(name, id).then(
      () => showAsRead(cache, typename, id),
      () => undefined,
    );
  }, [cache, name, typename, id]);
}

/** Takes the mark of new rows away in the cache, from the one of number `id` or from all there are; no list is asked for again. */
function showAsRead(cache: ApolloCache, typename: string, id?: number): void {
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

const Show = chakra('button', {
  base: {
    px: '2.5',
    minH: '6',
    borderRadius: 'full',
    bg: 'highlightSoft',
    color: 'ink',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'highlight' },
  },
});

const ReadAll = chakra('button', {
  base: {
    minH: '6',
    color: 'brand',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { color: 'brandDeep' },
  },
});
