import { Settings } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { settingsPath } from './settings-group.ts';

/** The list of all groups, and the page of each of them. */
export const settingsScreens: [StaffScreen, StaffScreen] = [
  {
    path: settingsPath,
    right: 'writeContent',
    link: { group: 'System', label: 'Settings', Icon: Settings },
    found: { kind: 'setting', label: 'In settings', words: () => '' },
    load: async () => (await import('./settings-index-page.tsx')).code,
  },
  {
    path: `${settingsPath}/:group`,
    right: 'writeContent',
    load: async () => (await import('./settings-group-page.tsx')).code,
  },
];
