import { Library } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const mediaScreen: StaffScreen = {
  path: 'media',
  right: 'readContent',
  link: { group: 'More', label: 'Media Library', Icon: Library },
  trashed: { type: 'media', label: 'Picture' },
  found: { kind: 'picture', label: 'Pictures', words: ({ title }) => title },
  load: async () => (await import('./media-page.tsx')).code,
};
