import { toMajor, toMinor } from './minor-units.ts';

test.each([
  [12.5, 'USD', 1_250],
  [0.29, 'USD', 29],
  [9.99, 'EUR', 999],
  [2_400, 'UGX', 2_400],
  [1_500, 'KES', 150_000],
  // No part of a cent or shilling is counted.
  [100.5, 'UGX', 100],
  [1.009, 'USD', 100],
  // Somebody else's, in the same list.
  [7, 'NGN', 700],
])('%d %s are %d of the smallest unit', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test('all sums come back as they were', () => {
  const sums = Array.from({ length: 20_000 }, (_, at) => at * 7 + 1);
  const wrong = sums.filter((amount) => toMinor(toMajor({ amount, currency: 'USD' }), 'USD') !== amount);
  expect(wrong).toEqual([]);
});
