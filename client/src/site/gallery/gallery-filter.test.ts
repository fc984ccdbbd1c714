import { expect, test } from '@jest/globals';
import { itemsOf, readChoice } from './gallery-filter.ts';

const items = [
  { id: 1, category: 'events', type: 'image' },
  { id: 2, category: 'stays', type: 'image' },
  { id: 3, category: 'activity', type: 'video' },
  { id: 4, category: 'competitions', type: 'image' },
] as const;
const idsOf = (choice: Parameters<typeof itemsOf>[1]) => itemsOf(items, choice).map(({ id }) => id);

test('Events shows everything, as it always did, and so does All', () => {
  expect(idsOf('events')).toEqual([1, 2, 3, 4]);
  expect(idsOf('all')).toEqual([1, 2, 3, 4]);
});

test('the other categories show what is theirs, and Videos every film', () => {
  expect(idsOf('stays')).toEqual([2]);
  expect(idsOf('activity')).toEqual([3]);
  expect(idsOf('competitions')).toEqual([4]);
  expect(idsOf('videos')).toEqual([3]);
});

test('an address without a category, or with an unknown one, means Events', () => {
  expect(readChoice(null)).toBe('events');
  expect(readChoice('function toString() { [native code] }')).toBe('events');
  expect(readChoice('videos')).toBe('videos');
  expect(readChoice('facilities')).toBe('stays');
});
