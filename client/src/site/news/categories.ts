import type { PostCategory } from '../../generated/schema.ts';

/** What the site calls the kinds of news. */
export const categoryLabels: Record<PostCategory, string> = {
  destinations: 'Services',
  tours: 'Tours',
  events: 'Events',
  deals: 'Special Deals',
  news: 'News',
  announcements: 'Announcements',
};

export const categories = Object.keys(categoryLabels) as PostCategory[];

const always: readonly PostCategory[] = ['destinations', 'tours', 'events', 'deals'];

/** The choices of the filter with their words: four that are always there, the others only where there are such posts. */
export function offeredCategories(used: readonly PostCategory[]): Partial<Record<PostCategory, string>> {
  const offered = categories.filter((category) => always.includes(category) || used.includes(category));
  return Object.fromEntries(offered.map((category) => [category, categoryLabels[category]]));
}
