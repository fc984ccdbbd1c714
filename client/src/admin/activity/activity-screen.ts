import { ScrollText } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const activityScreen: StaffScreen = {
  path: 'activity',
  right: 'readOffice',
  link: { group: 'More', label: 'Activity', Icon: ScrollText },
  load: async () => (await import('./activity-page.tsx')).code,
};
