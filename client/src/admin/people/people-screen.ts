import { UserCog } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const peopleScreen: StaffScreen = {
  path: 'people',
  right: 'manageStaff',
  link: { group: 'More', label: 'People', Icon: UserCog },
  found: { kind: 'person', label: 'People', words: () => '' },
  load: async () => (await import('./people-page.tsx')).code,
};
