import { AlarmClock } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const remindersScreen: StaffScreen = {
  path: 'reminders',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Reminders', Icon: AlarmClock },
  load: async () => (await import('./reminders-page.tsx')).code,
};
