import type { StaffScreen } from '../screens/staff-screen.ts';

export const dashboardScreen: StaffScreen = {
  path: '',
  right: 'signedIn',
  load: async () => (await import('./dashboard-page.tsx')).code,
};
