import { InboxScreen, inboxRestoring } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { messages } from './messages-list.tsx';

export function MessagesPage() {
  return <InboxScreen inbox={messages} />;
}

export const code: ScreenCode = { Screen: MessagesPage, restoring: inboxRestoring(messages) };
