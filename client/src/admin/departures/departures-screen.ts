import { CalendarDays } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { departuresPath } from './departure-address.ts';

export const departuresScreen: StaffScreen = {
  path: departuresPath,
  right: 'readOffice',
  link: { group: 'Journeys', label: 'Departures', Icon: CalendarDays },
  makes: { label: 'New Departure', right: 'writeOffice' },
  load: async () => (await import('./departures-page.tsx')).code,
};

/** One departure with all that is done about it. */
export const departureScreen: StaffScreen = {
  path: `${departuresPath}/:record`,
  right: 'readOffice',
  load: async () => (await import('./departure/departure-page.tsx')).code,
};

/** Who travels on it, to be printed and taken along. */
export const manifestScreen: StaffScreen = {
  path: `${departuresPath}/:record/manifest`,
  right: 'readOffice',
  load: async () => (await import('./manifest/manifest-page.tsx')).code,
};
