import { workPath } from '../../office/work-address.ts';
import type { StaffScreen } from '../../screens/staff-screen.ts';

export const registrationWorkScreen: StaffScreen = {
  path: workPath('registration'),
  right: 'readOffice',
  load: async () => (await import('./registration-work-page.tsx')).code,
};
