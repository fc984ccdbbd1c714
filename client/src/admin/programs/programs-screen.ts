import { Binoculars } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const programsScreen: StaffScreen = {
  path: 'programs',
  right: 'readContent',
  link: { group: 'System', label: 'Services & Packages', Icon: Binoculars },
  trashed: { type: 'program', label: 'Service' },
  makes: { label: 'New Service', right: 'writeContent' },
  found: { kind: 'program', label: 'Services' },
  load: async () => (await import('./programs-page.tsx')).code,
};
