import { Banknote } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { pricesPath } from './price-address.ts';

export const pricesScreen: StaffScreen = {
  path: pricesPath,
  right: 'readOffice',
  link: { group: 'Journeys', label: 'Prices', Icon: Banknote },
  load: async () => (await import('./prices-page.tsx')).code,
};

/** The prices of one service, or of one of its departures alone. */
export const priceListScreen: StaffScreen = {
  path: `${pricesPath}/:record`,
  right: 'readOffice',
  load: async () => (await import('./price-list-page.tsx')).code,
};
