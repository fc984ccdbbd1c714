import { Star } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { reviewsPath } from './review-address.ts';

export const reviewsScreen: StaffScreen = {
  path: reviewsPath,
  right: 'readContent',
  link: { group: 'Journeys', label: 'Reviews', Icon: Star },
  found: { kind: 'review', label: 'Reviews', words: ({ id }) => `#${id}` },
  load: async () => (await import('./reviews-page.tsx')).code,
};

/** One review, where it is decided. */
export const reviewScreen: StaffScreen = {
  path: `${reviewsPath}/:record`,
  right: 'readContent',
  load: async () => (await import('./review/review-page.tsx')).code,
};
