import { ArrowLeftRight } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const paymentsScreen: StaffScreen = {
  path: 'payments',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Payments', Icon: ArrowLeftRight },
  load: async () => (await import('./payments-page.tsx')).code,
};
