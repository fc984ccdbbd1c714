import { formatAmount, formatPrice } from './money.ts';

test.each([0, 0.5, 1])('a price of %p shows as Free', (price) => {
  expect(formatPrice(price)).toBe('Free');
});

test('a price above 1 shows in shillings', () => {
  expect(formatPrice(1.01)).toBe('UGX 1.01');
  expect(formatPrice(2)).toBe('UGX 2');
});

test('thousands are grouped and there is no .00', () => {
  expect(formatPrice(1_250_000)).toBe('UGX 1,250,000');
});

test('real cents are kept', () => {
  expect(formatAmount(1250.5)).toBe('1,250.50');
});
