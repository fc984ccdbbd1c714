import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { type SessionUser, useSession } from '../../lib/session.ts';
import { type InboxCounts, type InboxNews, inboxNames, noNews } from '../kit/inbox-news-context.ts';
import { followAccount } from './follow-account.ts';
import { InboxNewsDocument, MarkInboxSeenDocument } from './inbox-news.generated.ts';

export const askAgainAfter = 25_000;

/** `before` are the counts before these; both are null while nothing was told yet. */
interface Told {
  counts: InboxCounts | null;
  before: InboxCounts | null;
}

type Answer = Promise<{ data?: { news: InboxCounts; me?: SessionUser | null } | null }>;

/**
 * What is new in the inbox to who is signed in, and who that is by now: asked for at once, every 25 s while the tab is visible, and when it
 * becomes visible again.
 */
export function useInboxNews(): InboxNews & Pick<Told, 'before'> {
  const client = useApolloClient();
  const person = useSession().user?.id;
  const [{ counts, before }, setTold] = useState<Told>({ counts: null, before: null });
  const last = useRef(Promise.resolve());

  // One question after the other, so that no late answer brings back what was looked at meanwhile.
  const ask = useCallback((question: () => Answer) => {
    last.current = last.current.then(async () => {
      // A failure needs no word: there is nothing to do about it, and it is asked again soon.
      const answer = await question().catch(() => undefined);
      const { news: now, me } = answer?.data ?? {};
      // An owner may have changed the role meanwhile: menus follow what the server obeys.
      if (me) followAccount(me);
      if (now) setTold((was) => (same(was.counts, now) ? was : { counts: now, before: was.counts }));
    });
    return last.current;
  }, []);

  const look = useCallback(
    (inbox: InboxName) =>
      ask(() =>
        client.mutate({ mutation: MarkInboxSeenDocument, variables: { inbox }, fetchPolicy: 'no-cache' }),
      ),
    [client, ask],
  );

  useEffect(() => {
    if (person === undefined) return;
    const poll = () => {
      if (document.visibilityState === 'visible')
        void ask(() => client.query({ query: InboxNewsDocument, fetchPolicy: 'no-cache' }));
    };
    poll();
    const timer = setInterval(poll, askAgainAfter);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [client, ask, person]);

  return useMemo(() => ({ counts: counts ?? noNews, before, look }), [counts, before, look]);
}

function same(a: InboxCounts | null, b: InboxCounts): boolean {
  return a !== null && inboxNames.every((inbox) => a[inbox] === b[inbox]);
}
