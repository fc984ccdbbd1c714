import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import { countText, type InboxCounts, InboxNewsContext, inboxNames } from '../kit/inbox-news-context.ts';
import { useInboxNews } from './use-inbox-news.ts';

/** Tells everything inside it what is new in the inbox, and says aloud what came in. */
export function InboxNewsProvider({ children }: { children: ReactNode }) {
  const news = useInboxNews();
  return (
    <InboxNewsContext value={news}>
      {children}
      <chakra.div role="status" srOnly>
        {news.before && whatCameIn(news.before, news.counts)}
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

/** Such as `2 new messages.`; nothing when there is no more than before. */
function whatCameIn(before: InboxCounts, now: InboxCounts): string {
  return inboxNames
    .filter((inbox) => now[inbox] > before[inbox])
    .map((inbox) => `${countText(now[inbox])} new ${nouns[inbox]}${now[inbox] === 1 ? '' : 's'}.`)
    .join(' ');
}
