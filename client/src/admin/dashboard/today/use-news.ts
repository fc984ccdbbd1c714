import { useContext, useEffect, useRef } from 'react';
import { noNewest, UnreadContext } from '../../screens/inbox/unread-context.ts';

/** Calls `onNews` when a registration or a message comes in, or the newest goes, while this is on screen. */
export function useNews(onNews: () => void): void {
  const { newest } = useContext(UnreadContext);
  const now = newest === noNewest ? '' : `${newest.registrations} ${newest.messages}`;
  const known = useRef(now);
  useEffect(() => {
    // What there was when the page opened is no news.
    if (known.current && known.current !== now) onNews();
    known.current = now;
  });
}
