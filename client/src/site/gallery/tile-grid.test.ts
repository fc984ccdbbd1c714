import { expect, test } from '@jest/globals';
import { isWideOnPhone, tileSpans } from './tile-grid.tsx';

test.each(Array.from({ length: 24 }, (_, index) => index + 1))('%d tiles fill their rows', (count) => {
  const spans = tileSpans(count);
  expect(spans).toHaveLength(count);
  let column = 0;
  for (const span of spans) {
    column += span;
    expect(column).toBeLessThanOrEqual(12);
    if (column === 12) column = 0;
  }
  expect(column).toBe(0);
});

test('only a picture that has no other beside it takes a whole row', () => {
  expect(tileSpans(1)).toEqual([12]);
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) expect(tileSpans(count)).not.toContain(12);
});

test('on a phone no half is left alone', () => {
  expect([0, 1, 2, 3].map((index) => isWideOnPhone(index, 4))).toEqual([true, false, false, true]);
  expect([0, 1].map((index) => isWideOnPhone(index, 2))).toEqual([true, true]);
});
