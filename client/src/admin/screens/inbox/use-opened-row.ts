import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '../../../lib/history/keep-scroll.ts';

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
