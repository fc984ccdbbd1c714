import { Mail } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const subscribersScreen: StaffScreen = {
  path: 'subscribers',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Subscribers', Icon: Mail },
  inbox: 'subscribers',
  found: { kind: 'subscriber', label: 'Subscribers', words: ({ title }) => title },
  load: async () => (await import('./subscribers-page.tsx')).code,
};
