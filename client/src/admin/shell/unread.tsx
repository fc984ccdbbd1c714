import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { LiveContext } from '../live/live-context.ts';
import { countText, inboxNames, type Unread, UnreadContext } from '../screens/inbox/unread-context.ts';
import { useUnread } from './use-unread.ts';

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
};

/** Such as `2 new messages.`; nothing when none came in. */
function newRowsInWords(before: Unread['newest'], { counts, newest }: Unread): string {
  return inboxNames
    .filter((inbox) => counts[inbox] > 0 && (newest[inbox] ?? 0) > (before[inbox] ?? 0))
    .map((inbox) => `${countText(counts[inbox])} new ${nouns[inbox]}${counts[inbox] === 1 ? '' : 's'}.`)
    .join(' ');
}
