import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import {
  countText,
  type InboxNews,
  InboxNewsContext,
  inboxNames,
} from '../screens/inbox/inbox-news-context.ts';
import { useInboxNews } from './use-inbox-news.ts';

/** Tells everything inside it what is new in the inbox, and says aloud what came in. */
export function InboxNewsProvider({ children }: { children: ReactNode }) {
  const news = useInboxNews();
  return (
    <InboxNewsContext value={news}>
      {children}
      <chakra.div role="status" srOnly>
        {news.before && whatCameIn(news.before.newest, news)}
      </chakra.div>
    </InboxNewsContext>
  );
}

const nouns: Record<InboxName, string> = {
  registrations: 'registration',
  messages: 'message',
  subscribers: 'subscriber',
  donations: 'donation',
};

/** Such as `2 new messages.`; nothing when none came in. */
function whatCameIn(before: InboxNews['newest'], { counts, newest }: InboxNews): string {
  return inboxNames
    .filter((inbox) => counts[inbox] > 0 && (newest[inbox] ?? 0) > (before[inbox] ?? 0))
    .map((inbox) => `${countText(counts[inbox])} new ${nouns[inbox]}${counts[inbox] === 1 ? '' : 's'}.`)
    .join(' ');
}
