import type { StaffScreen } from '../../screens/staff-screen.ts';
import { writingScreenPath } from './writing-path.ts';

export const writingScreen: StaffScreen = {
  path: writingScreenPath,
  right: 'writeContent',
  load: async () => (await import('./writing-page.tsx')).code,
};
