import { HandHeart } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const donationsScreen: StaffScreen = {
  path: 'donations',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Donations', Icon: HandHeart },
  inbox: 'donations',
  opensRows: true,
  load: async () => (await import('./donations-page.tsx')).code,
};
