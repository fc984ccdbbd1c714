import { expect, test } from '@jest/globals';
import { galleryVariables, readChoice } from './gallery-filter.ts';

const asked = (query: string) => galleryVariables(new URLSearchParams(query));

test('Events shows everything, as it always did, and so does All', () => {
  const everything = { page: 1 };
  expect(asked('category=events')).toEqual(everything);
  expect(asked('category=all')).toEqual(everything);
});

test('the other categories show what is theirs, and Videos every film', () => {
  expect(asked('category=stays')).toEqual({ page: 1, category: 'stays' });
  expect(asked('category=activity')).toEqual({ page: 1, category: 'activity' });
  expect(asked('category=competitions')).toEqual({ page: 1, category: 'competitions' });
  expect(asked('category=videos&page=2')).toEqual({ page: 2, type: 'video' });
});

test('an address without a category, or with an unknown one, means Events', () => {
  expect(readChoice(null)).toBe('events');
  expect(readChoice('function toString() { [native code] }')).toBe('events');
  expect(readChoice('videos')).toBe('videos');
  expect(readChoice('facilities')).toBe('stays');
});
