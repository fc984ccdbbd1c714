import { ClipboardList } from 'lucide-react';
import { workPath } from '../office/work-kind.ts';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const registrationsScreen: StaffScreen = {
  path: 'registrations',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Registrations', Icon: ClipboardList },
  inbox: 'registrations',
  opensRows: true,
  trashed: { type: 'registration', label: 'Registration' },
  found: { kind: 'registration', label: 'Registrations', words: ({ id }) => `#${id}` },
  load: async () => (await import('./registrations-page.tsx')).code,
};

export const registrationWorkScreen: StaffScreen = {
  path: workPath('registration'),
  right: 'readOffice',
  load: async () => (await import('./work/registration-work-page.tsx')).code,
};
