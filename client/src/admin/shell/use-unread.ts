import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { type SessionUser, useSession } from '../../lib/session/session.ts';
import {
  type InboxCounts,
  inboxNames,
  noNewest,
  noneUnread,
  type Unread,
} from '../screens/inbox/unread-context.ts';
import { followAccount } from './follow-account.ts';
import { MarkInboxReadDocument, MarkInboxSeenDocument, UnreadDocument } from './unread.generated.ts';

export const pollInterval = 25_000;

type Latest = Pick<Unread, 'counts' | 'newest'>;

/** `before` is what was known before `now`; both are null while nothing is known yet. */
interface Polled {
  now: Latest | null;
  before: Latest | null;
}

type Answer = Promise<{
  data?: { news?: InboxCounts & { newest: Unread['newest'] }; me?: SessionUser | null } | null;
}>;

/**
 * What is new in the inbox to who is signed in, and who that is by now: asked for at once, every 25 s while the tab is visible, and when it
 * becomes visible again.
 */
export function useUnread(): Unread & Pick<Polled, 'before'> {
  const client = useApolloClient();
  const person = useSession().user?.id;
  const [{ now, before }, setPolled] = useState<Polled>({ now: null, before: null });
  const last = useRef(Promise.resolve());

  // One question after the other, so that no late answer brings back what was read meanwhile.
  const ask = useCallback((question: () => Answer): Promise<void> => {
    const asked = last.current.then(async () => {
      const { news, me } = responseData((await question()).data);
      // An owner may have changed the role meanwhile: menus follow what the server obeys.
      if (me) followAccount(me);
      // Who may not read what visitors sent is told of none.
      if (!news) return;
      const { newest, registrations, messages, subscribers, donations } = news;
      const latest = { counts: { registrations, messages, subscribers, donations }, newest };
      setPolled((was) => (was.now && same(was.now, latest) ? was : { now: latest, before: was.now }));
    });
    last.current = asked.catch(() => undefined);
    return asked;
  }, []);

  const markRead = useCallback(
    (inbox: InboxName, id: number) =>
      ask(() =>
        client.mutate({ mutation: MarkInboxReadDocument, variables: { inbox, id }, fetchPolicy: 'no-cache' }),
      ),
    [client, ask],
  );

  const markAllRead = useCallback(
    (inbox: InboxName, upTo: number | null) =>
      ask(() =>
        client.mutate({
          mutation: MarkInboxSeenDocument,
          variables: { inbox, upTo },
          fetchPolicy: 'no-cache',
        }),
      ),
    [client, ask],
  );

  useEffect(() => {
    if (person === undefined) return;
    const poll = () => {
      if (document.visibilityState !== 'visible') return;
      // A failure needs no word: there is nothing to do about it, and it is asked again soon.
      ask(() => client.query({ query: UnreadDocument, fetchPolicy: 'no-cache' })).catch(() => undefined);
    };
    poll();
    const timer = setInterval(poll, pollInterval);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [client, ask, person]);

  return useMemo(
    () => ({ counts: noneUnread, newest: noNewest, ...now, before, markRead, markAllRead }),
    [now, before, markRead, markAllRead],
  );
}

function same(one: Latest, other: Latest): boolean {
  return inboxNames.every(
    (inbox) => one.counts[inbox] === other.counts[inbox] && one.newest[inbox] === other.newest[inbox],
  );
}
