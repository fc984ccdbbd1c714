import type { StaffScreen } from '../screens/staff-screen.ts';
import { customersPath } from './customer-address.ts';

export const customersScreen: StaffScreen = {
  path: customersPath,
  right: 'readOffice',
  load: async () => (await import('./customers-page.tsx')).code,
};
