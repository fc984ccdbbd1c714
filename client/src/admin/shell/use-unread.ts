import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { responseData } from '../../lib/api/response-data.ts';
import type { ChangesQuery } from '../live/changes.generated.ts';
import type { Live } from '../live/live-context.ts';
import { useLive } from '../live/use-live.ts';
import { inboxNames, noNewest, noneUnread, type Unread } from '../screens/inbox/unread-context.ts';
import { followAccount } from './follow-account.ts';
import {
  MarkInboxReadDocument,
  MarkInboxSeenDocument,
  type UnreadCountsFragment,
} from './unread.generated.ts';

type Latest = Pick<Unread, 'counts' | 'newest'>;

/** `before` is what was known before `now`; both are null while nothing is known yet. */
interface Known {
  now: Latest | null;
  before: Latest | null;
}

/** What is new in the inbox to who is signed in, and who that is by now; and what others do. */
export function useUnread(): { unread: Unread & Pick<Known, 'before'>; live: Live } {
  const client = useApolloClient();
  const [{ now, before }, setKnown] = useState<Known>({ now: null, before: null });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = useCallback(<T>(question: () => Promise<T>): Promise<T> => {
    const asked = last.current.then(question);
    last.current = asked.catch(() => undefined);
    return asked;
  }, []);

  const note = useCallback((unread: UnreadCountsFragment | undefined) => {
    // Who may not read what visitors sent is told of none.
    if (!unread) return;
    const { newest, ...news } = unread;
    const { registrations, messages, subscribers, donations } = news;
    const latest = { counts: { registrations, messages, subscribers, donations }, newest };
    setKnown((was) => (was.now && same(was.now, latest) ? was : { now: latest, before: was.now }));
  }, []);

  const hear = useCallback(
    ({ changes, me }: ChangesQuery) => {
      // An owner may have changed the role meanwhile: menus follow what the server obeys.
      if (me) followAccount(me);
      note(changes.news);
    },
    [note],
  );
  const live = useLive({ inTurn, hear });

  const markRead = useCallback(
    (inbox: InboxName, id: number) =>
      inTurn(async () => {
        const variables = { inbox, id };
        const { data } = await client.mutate({
          mutation: MarkInboxReadDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        note(responseData(data).news);
      }),
    [client, inTurn, note],
  );

  const markAllRead = useCallback(
    (inbox: InboxName, upTo: number | null) =>
      inTurn(async () => {
        const variables = { inbox, upTo };
        const { data } = await client.mutate({
          mutation: MarkInboxSeenDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        note(responseData(data).news);
      }),
    [client, inTurn, note],
  );

  const unread = useMemo(
    () => ({ counts: noneUnread, newest: noNewest, ...now, before, markRead, markAllRead }),
    [now, before, markRead, markAllRead],
  );
  return { unread, live };
}

function same(one: Latest, other: Latest): boolean {
  return inboxNames.every(
    (inbox) => one.counts[inbox] === other.counts[inbox] && one.newest[inbox] === other.newest[inbox],
  );
}
