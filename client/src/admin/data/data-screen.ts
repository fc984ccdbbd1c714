import { DatabaseBackup } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const dataScreen: StaffScreen = {
  path: 'data',
  right: 'manageStaff',
  link: { group: 'More', label: 'Data', Icon: DatabaseBackup },
  load: async () => (await import('./data-page.tsx')).code,
};
