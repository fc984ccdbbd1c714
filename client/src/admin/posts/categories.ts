import { labelIn } from '../screens/form/label-in.ts';
import type { StaffPostFragment } from './posts.generated.ts';

/** The kinds of news in the order staff choose from, the usual one first. */
export const postCategories: { value: StaffPostFragment['category']; label: string }[] = [
  { value: 'news', label: 'News' },
  { value: 'events', label: 'Events' },
  { value: 'announcements', label: 'Announcements' },
  { value: 'destinations', label: 'Services' },
  { value: 'tours', label: 'Tours' },
  { value: 'deals', label: 'Special Deals' },
];

export const categoryLabel = labelIn(postCategories);
