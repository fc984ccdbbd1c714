import { displayDate, formatDate } from './dates.ts';

test('a date reads as month, day and year in Kampala', () => {
  expect(formatDate('2025-01-05T22:30:00.000Z')).toBe('January 6, 2025');
});

test('the formatter refuses what is no date', () => {
  expect(() => formatDate('yesterday')).toThrow(RangeError);
});

test('the page says so instead of breaking', () => {
  expect(displayDate('yesterday')).toBe('Date unavailable');
});
