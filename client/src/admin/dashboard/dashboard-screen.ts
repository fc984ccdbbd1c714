import type { StaffScreen } from '../screens/staff-screen.ts';

export const dashboardScreen: StaffScreen = {
  path: '',
  load: async () => (await import('./dashboard-page.tsx')).code,
};
