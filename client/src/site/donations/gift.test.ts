import { expect, test } from '@jest/globals';
import { formatGift, isReady, noCustomAmount, overCap, typeAmount } from './gift.ts';

/** Types text key by key, as a field does that shows only what was taken. */
function type(text: string, max = 50_000) {
  let amount = noCustomAmount;
  for (const key of text) amount = typeAmount(amount, amount.digits + key, max);
  return amount.digits;
}

test.each([
  ['digits', '125', '125'],
  ['letters and signs', '1a-2 b5', '125'],
  ['leading zeros', '007', '7'],
  ['thousands', '12,500', '12500'],
])('a custom amount keeps only digits: %s', (_, typed, kept) => {
  expect(type(typed)).toBe(kept);
});

test.each(['12.5', '12.50', '12..5', '12.5.7'])('%s is 12 and never 125', (typed) => {
  expect(type(typed)).toBe('12');
  expect(typeAmount(noCustomAmount, typed, 50_000).digits).toBe('12');
});

test('a comma ends the number too where amounts have no thousands', () => {
  expect(type('1,5', 15)).toBe('1');
});

test('after the point one can take back and go on', () => {
  const ended = typeAmount(noCustomAmount, '12.', 50_000);
  const shorter = typeAmount(ended, '1', 50_000);
  expect(typeAmount(shorter, '15', 50_000).digits).toBe('15');
});

test('a point alone is nothing', () => {
  expect(typeAmount(noCustomAmount, '.', 15)).toEqual(noCustomAmount);
  expect(type('.5', 15)).toBe('5');
});

test('the cap is told with the currency, its symbol and the amount', () => {
  expect(overCap({ code: 'UGX', symbol: 'UGX', max: 50_000 })).toBe(
    'Maximum donation amount in UGX is UGX 50000',
  );
  expect(overCap({ code: 'EUR', symbol: '€', max: 14 })).toBe('Maximum donation amount in EUR is € 14');
});

test.each([
  [{ name: 'Ann', email: 'ann@example.org', amount: 5 }, true],
  [{ name: 'Ann', email: 'ann@example.org', amount: 0 }, false],
  [{ name: '   ', email: 'ann@example.org', amount: 5 }, false],
  [{ name: 'Ann', email: '', amount: 5 }, false],
  [{ name: 'Ann', email: 'ann@example', amount: 5 }, false],
  [{ name: 'Ann', email: 'ann example@x.org', amount: 5 }, false],
])('%o can be donated with: %s', (gift, ready) => {
  expect(isReady(gift)).toBe(ready);
});

test('an amount stands with its symbol', () => {
  expect([formatGift('$', 10), formatGift('UGX', 50_000)]).toEqual(['$10', 'UGX\u00a050,000']);
});
