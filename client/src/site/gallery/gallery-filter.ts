import type { GalleryCategory, GalleryType } from '../../generated/schema.ts';
import { listVariables } from '../list/list-address.ts';

/** What the gallery can be narrowed to, with the words for it. 'videos' is no stored category but a type. */
export const galleryChoices = {
  all: 'All',
  events: 'Events',
  stays: 'Facilities',
  activity: 'Activity',
  competitions: 'Competitions',
  videos: 'Videos',
} as const;

type GalleryChoice = keyof typeof galleryChoices;

export const firstChoice: GalleryChoice = 'events';

/** The choice an address names; the first one for anything else. The site's old word for stays counts. */
export function readChoice(word: string | null): GalleryChoice {
  if (word === 'facilities') return 'stays';
  return word !== null && Object.hasOwn(galleryChoices, word) ? (word as GalleryChoice) : firstChoice;
}

/** What an address asks of the gallery. Events shows everything: a quirk of the original that visitors know. */
export function galleryVariables(query: URLSearchParams) {
  const choice = readChoice(query.get('category'));
  return { ...listVariables(query), ...narrowed(choice) };
}

function narrowed(choice: GalleryChoice): { type?: GalleryType; category?: GalleryCategory } {
  if (choice === 'all' || choice === 'events') return {};
  return choice === 'videos' ? { type: 'video' } : { category: choice };
}
