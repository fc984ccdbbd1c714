import { MessageSquareQuote } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';

export const alumniScreen: StaffScreen = {
  path: 'alumni',
  right: 'readContent',
  link: { group: 'System', label: 'Testimonials', Icon: MessageSquareQuote },
  trashed: { type: 'alumnus', label: 'Testimonial' },
  makes: { label: 'New Testimonial', right: 'writeContent' },
  found: { kind: 'alumnus', label: 'Testimonials' },
  load: async () => (await import('./alumni-page.tsx')).code,
};
