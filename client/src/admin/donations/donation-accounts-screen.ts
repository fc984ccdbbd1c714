import { BookOpenCheck } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const donationAccountsScreen: StaffScreen = {
  path: 'donation-accounts',
  right: 'readOffice',
  link: { group: 'More', label: 'Donation Accounts', Icon: BookOpenCheck },
  load: async () => (await import('./accounts/donation-accounts-page.tsx')).code,
};
