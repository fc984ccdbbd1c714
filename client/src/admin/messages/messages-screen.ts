import { Inbox } from 'lucide-react';
import { workPath } from '../office/work-kind.ts';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const messagesScreen: StaffScreen = {
  path: 'messages',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Messages', Icon: Inbox },
  inbox: 'messages',
  opensRows: true,
  trashed: { type: 'message', label: 'Message' },
  found: { kind: 'message', label: 'Messages', words: ({ title }) => title },
  load: async () => (await import('./messages-page.tsx')).code,
};

export const messageWorkScreen: StaffScreen = {
  path: workPath('message'),
  right: 'readOffice',
  load: async () => (await import('./work/message-work-page.tsx')).code,
};
