import { asTypedMoney, formatAmount, formatMoney, formatPrice, fromTypedMoney } from './money.ts';

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

test('what a price is for is said where staff say it, and of nothing that is free', () => {
  expect(formatPrice(640_000, 'person')).toBe('UGX 640,000 per person');
  expect(formatPrice(640_000, null)).toBe('UGX 640,000');
  expect(formatPrice(0, 'group')).toBe('Free');
});

test('an amount in the smallest unit is said in its currency, and typed without it', () => {
  expect(formatMoney(80_000, 'USD')).toBe('USD 800');
  expect(formatMoney(1_250, 'USD')).toBe('USD 12.50');
  expect(formatMoney(300_000, 'UGX')).toBe('UGX 300,000');
  expect(asTypedMoney(1_250, 'USD')).toBe('12.5');
  expect(fromTypedMoney('19.99', 'USD')).toBe(1_999);
  expect(fromTypedMoney('300000', 'UGX')).toBe(300_000);
});
