import { CircleUser } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const accountScreen: StaffScreen = {
  path: 'account',
  right: 'signedIn',
  link: { group: 'More', label: 'Your account', Icon: CircleUser },
  load: async () => (await import('./account-page.tsx')).code,
};
