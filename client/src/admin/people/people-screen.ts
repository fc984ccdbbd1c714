import { UserCog } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const peopleScreen: StaffScreen = {
  path: 'people',
  link: { group: 'More', label: 'People', Icon: UserCog, only: 'owner' },
  load: async () => (await import('./people-page.tsx')).code,
};
