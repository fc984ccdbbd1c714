import { workPath } from '../../office/work-address.ts';
import type { StaffScreen } from '../../screens/staff-screen.ts';

export const messageWorkScreen: StaffScreen = {
  path: workPath('message'),
  right: 'readOffice',
  load: async () => (await import('./message-work-page.tsx')).code,
};
