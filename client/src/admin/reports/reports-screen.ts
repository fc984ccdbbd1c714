import { ChartColumn } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const reportsScreen: StaffScreen = {
  path: 'reports',
  right: 'readOffice',
  link: { group: 'More', label: 'Reports', Icon: ChartColumn },
  load: async () => (await import('./reports-page.tsx')).code,
};
