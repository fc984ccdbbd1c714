import { Users } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const coachesScreen: StaffScreen = {
  path: 'coaches',
  right: 'readContent',
  link: { group: 'System', label: 'Staff', Icon: Users },
  trashed: { type: 'coach', label: 'Team member' },
  makes: { label: 'Add Member', right: 'writeContent' },
  found: { kind: 'coach', label: 'Staff' },
  load: async () => (await import('./coaches-page.tsx')).code,
};
