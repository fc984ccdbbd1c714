import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { currentSession, login, type SessionUser } from '../../lib/session/session.ts';
import type { ChangesQuery } from '../live/changes.generated.ts';
import { type Live, LiveContext } from '../live/live-context.ts';
import { useLive } from '../live/use-live.ts';
import {
  countText,
  inboxNames,
  noNewest,
  noneUnread,
  type Unread,
  UnreadContext,
} from '../screens/inbox/unread-context.ts';
import {
  MarkInboxReadDocument,
  MarkInboxSeenDocument,
  type UnreadCountsFragment,
} from './unread.generated.ts';

/** Tells everything inside it what is new in the inbox, and says aloud what came in. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const { unread, live } = useUnread();
  return (
    <UnreadContext value={unread}>
      <LiveContext value={live}>{children}</LiveContext>
      <chakra.div role="status" srOnly>
        {unread.before && newRowsInWords(unread.before.newest, unread)}
      </chakra.div>
    </UnreadContext>
  );
}

const nouns: Record<InboxName, string> = {
  registrations: 'registration',
  messages: 'message',
  subscribers: 'subscriber',
  donations: 'donation',
  bookings: 'booking',
};

/** Such as `2 new messages.`; nothing when none came in. */
function newRowsInWords(before: Unread['newest'], { counts, newest }: Unread): string {
  return inboxNames
    .filter((inbox) => counts[inbox] > 0 && (newest[inbox] ?? 0) > (before[inbox] ?? 0))
    .map((inbox) => `${countText(counts[inbox])} new ${nouns[inbox]}${counts[inbox] === 1 ? '' : 's'}.`)
    .join(' ');
}

type Latest = Pick<Unread, 'counts' | 'newest'>;

/** `before` is what was known before `now`; both are null while nothing is known yet. */
interface Known {
  now: Latest | null;
  before: Latest | null;
}

/** What is new in the inbox to who is signed in, and who that is by now; and what others do. */
function useUnread(): { unread: Unread & Pick<Known, 'before'>; live: Live } {
  const client = useApolloClient();
  const [{ now, before }, setKnown] = useState<Known>({ now: null, before: null });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = useCallback(<T,>(question: () => Promise<T>): Promise<T> => {
    const asked = last.current.then(question);
    last.current = asked.catch(() => undefined);
    return asked;
  }, []);

  const note = useCallback((unread: UnreadCountsFragment | undefined) => {
    // Who may not read what visitors sent is told of none.
    if (!unread) return;
    const { newest, registrations, messages, subscribers, donations, bookings } = unread;
    const latest = { counts: { registrations, messages, subscribers, donations, bookings }, newest };
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

  const mark = useCallback(
    (call: () => Promise<{ data?: { news: UnreadCountsFragment } | null }>) =>
      inTurn(async () => note(responseData((await call()).data).news)),
    [inTurn, note],
  );
  const unread = useMemo(
    () => ({
      counts: noneUnread,
      newest: noNewest,
      ...now,
      before,
      markRead: (inbox: InboxName, id: number) =>
        mark(() =>
          client.mutate({
            mutation: MarkInboxReadDocument,
            variables: { inbox, id },
            fetchPolicy: 'no-cache',
          }),
        ),
      markAllRead: (inbox: InboxName, upTo: number | null) =>
        mark(() =>
          client.mutate({
            mutation: MarkInboxSeenDocument,
            variables: { inbox, upTo },
            fetchPolicy: 'no-cache',
          }),
        ),
    }),
    [client, now, before, mark],
  );
  return { unread, live };
}

function same(one: Latest, other: Latest): boolean {
  return inboxNames.every(
    (inbox) => one.counts[inbox] === other.counts[inbox] && one.newest[inbox] === other.newest[inbox],
  );
}

/** Takes over what has changed about the signed-in person; an answer about somebody else came too late. */
function followAccount({ id, email, role }: SessionUser) {
  const { user, token } = currentSession();
  if (!token || user?.id !== id || (user.email === email && user.role === role)) return;
  login({ user: { id, email, role }, token });
}
