import { expect, test } from '@jest/globals';
import { fromKampalaTime, toKampalaTime } from './kampala-time.ts';

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
