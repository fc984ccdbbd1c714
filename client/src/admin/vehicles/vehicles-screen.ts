import { Bus } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const vehiclesScreen: StaffScreen = {
  path: 'vehicles',
  right: 'readOffice',
  link: { group: 'Journeys', label: 'Vehicles', Icon: Bus },
  makes: { label: 'New Vehicle', right: 'writeOffice' },
  load: async () => (await import('./vehicles-page.tsx')).code,
};
