import { Newspaper } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { writingScreenPath } from './writing/writing-path.ts';

export const postsScreen: StaffScreen = {
  path: 'posts',
  right: 'readContent',
  link: { group: 'System', label: 'View All Postings', Icon: Newspaper },
  trashed: { type: 'post', label: 'Post' },
  makes: { label: 'New Post', right: 'writeContent' },
  found: { kind: 'post', label: 'Posts' },
  load: async () => (await import('./posts-page.tsx')).code,
};

export const writingScreen: StaffScreen = {
  path: writingScreenPath,
  right: 'writeContent',
  load: async () => (await import('./writing/writing-page.tsx')).code,
};
