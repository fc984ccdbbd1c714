import { Newspaper } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const postsScreen: StaffScreen = {
  path: 'posts',
  right: 'readContent',
  link: { group: 'System', label: 'View All Postings', Icon: Newspaper },
  trashed: { type: 'post', label: 'Post' },
  makes: { label: 'New Post', right: 'writeContent' },
  found: { kind: 'post', label: 'Posts' },
  load: async () => (await import('./posts-page.tsx')).code,
};
