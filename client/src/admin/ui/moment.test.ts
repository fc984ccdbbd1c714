import { expect, test } from '@jest/globals';
import { ago, fromKampalaTime, toKampalaTime } from './moment.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T12:00:05Z', 'just now'],
  ['2026-03-10T11:59:01Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:01:00Z', '2 hours ago'],
  ['2026-03-08T13:00:00Z', '1 day ago'],
  ['2026-02-08T12:00:00Z', '30 days ago'],
])('%s is %s', (moment, words) => {
  expect(ago(moment, now)).toBe(words);
});

test.each([
  ['2026-01-05T12:00:00.000Z', '2026-01-05T15:00'],
  ['2026-12-31T21:30:00.000Z', '2027-01-01T00:30'],
])('%s is %s on the clocks of Kampala', (moment, local) => {
  expect(toKampalaTime(moment)).toBe(local);
  expect(fromKampalaTime(local)).toBe(moment);
});

test('what is no time is not taken for one', () => {
  expect(() => fromKampalaTime('soon')).toThrow(RangeError);
});
