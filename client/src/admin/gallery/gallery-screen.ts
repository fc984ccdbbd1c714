import { Images } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const galleryScreen: StaffScreen = {
  path: 'gallery',
  right: 'readContent',
  link: { group: 'System', label: 'Gallery', Icon: Images },
  trashed: { type: 'galleryItem', label: 'Gallery item' },
  makes: { label: 'Add Image', right: 'writeContent' },
  found: { kind: 'galleryItem', label: 'Gallery' },
  load: async () => (await import('./gallery-page.tsx')).code,
};
