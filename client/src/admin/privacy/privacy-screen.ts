import { ShieldCheck } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const privacyScreen: StaffScreen = {
  path: 'privacy',
  right: 'readOffice',
  link: { group: 'More', label: 'Privacy', Icon: ShieldCheck },
  load: async () => (await import('./privacy-page.tsx')).code,
};
