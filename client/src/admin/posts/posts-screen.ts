import { Newspaper } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const postsScreen: StaffScreen = {
  path: 'posts',
  right: 'readContent',
  link: { group: 'System', label: 'View All Postings', Icon: Newspaper },
  trashed: { type: 'post', label: 'Post' },
  load: async () => (await import('./posts-page.tsx')).code,
};
