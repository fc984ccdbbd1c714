import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '../../../lib/history/keep-scroll.ts';
import type { Inbox } from './inbox.ts';
import { UnreadContext } from './unread-context.ts';

/** What a press in the list opened lies one step above the list in the history. */
const opened = { ...keepScroll, opened: true };

/**
 * The row that is open over its list: its number is the last part of the address, so that a reload keeps it, a link leads
 * to it, and Back, the key of a phone as well, closes it. What is searched and filtered stays in the address.
 */
export function useOpenedRow() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const closing = useRef('');
  const [, list = pathname, row] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return {
    id: row === undefined ? null : Number(row),
    linkOf: useCallback(
      ({ id }: { id: number }) => ({ to: `${list}/${id}${search}`, state: opened }),
      [list, search],
    ),
    open: (id: number) => void navigate(`${list}/${id}${search}`, { state: opened }),
    close() {
      // A second press of a quick hand would lead one step too far.
      if (closing.current === key) return;
      closing.current = key;
      if (state?.opened) void navigate(-1);
      else void navigate(list + search, { replace: true, state: keepScroll });
    },
  };
}

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

/** The same function for good, which calls the one of the last render. */
export function useLatest<Args extends unknown[], Answer>(act: (...args: Args) => Answer): typeof act {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
