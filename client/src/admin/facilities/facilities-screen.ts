import { Tent } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const facilitiesScreen: StaffScreen = {
  path: 'facilities',
  right: 'readContent',
  link: { group: 'System', label: 'Stays', Icon: Tent },
  trashed: { type: 'facility', label: 'Stay' },
  makes: { label: 'New Stay', right: 'writeContent' },
  found: { kind: 'facility', label: 'Stays' },
  load: async () => (await import('./facilities-page.tsx')).code,
};
