import { DatabaseBackup } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const dataScreen: StaffScreen = {
  path: 'data',
  link: { group: 'More', label: 'Data', Icon: DatabaseBackup, only: 'owner' },
  load: async () => (await import('./data-page.tsx')).code,
};
