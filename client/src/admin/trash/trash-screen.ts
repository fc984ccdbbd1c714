import { Trash2 } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const trashScreen: StaffScreen = {
  path: 'trash',
  right: 'readContent',
  link: { group: 'More', label: 'Trash', Icon: Trash2 },
  load: async () => (await import('./trash-page.tsx')).code,
};
