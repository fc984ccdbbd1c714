import { Signpost } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const redirectsScreen: StaffScreen = {
  path: 'redirects',
  right: 'writeContent',
  link: { group: 'System', label: 'Redirects', Icon: Signpost },
  makes: { label: 'New Redirect', right: 'writeContent' },
  found: { kind: 'redirect', label: 'Redirects' },
  load: async () => (await import('./redirects-page.tsx')).code,
};
