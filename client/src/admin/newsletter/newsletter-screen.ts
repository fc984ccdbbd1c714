import { Send } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { issuePath } from './issue-path.ts';

export const newsletterScreen: StaffScreen = {
  path: 'newsletter',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Newsletter', Icon: Send },
  makes: { label: 'New Newsletter', right: 'writeOffice', at: issuePath(null) },
  load: async () => (await import('./newsletter-page.tsx')).code,
};

/** Its number stands in the query, so that the screen stays when a new one gets a number. */
export const issueScreen: StaffScreen = {
  path: 'newsletter/write',
  right: 'readOffice',
  load: async () => (await import('./issue-page.tsx')).code,
};
