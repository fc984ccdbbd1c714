// The rules of the donation form.
import { formatAmount } from '../../lib/money.ts';
import type { GiftCurrencyFragment } from './donations-page.generated.ts';

/** What stands in the custom amount; `ended` by a decimal point, so that what is typed after it is not taken. */
export interface CustomAmount {
  digits: string;
  ended: boolean;
}

export const noCustomAmount: CustomAmount = { digits: '', ended: false };

/**
 * What becomes of the custom amount when the field says `typed`: digits only, up to a decimal point. (Where amounts
 * stay below a thousand a comma is one too.)
 */
export function typeAmount(before: CustomAmount, typed: string, max: number): CustomAmount {
  if (before.ended && typed.length > before.digits.length && typed.startsWith(before.digits)) return before;
  const point = max < 1000 ? /[.,]/ : /\./;
  const [whole = ''] = typed.split(point);
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { digits, ended: point.test(typed) && digits !== '' };
}

export function overCap({
  code,
  symbol,
  max,
}: Pick<GiftCurrencyFragment, 'code' | 'symbol' | 'max'>): string {
  return `Maximum donation amount in ${code} is ${symbol} ${max}`;
}

/** Whether there is enough to donate with. */
export function isReady(gift: { name: string; email: string; amount: number }): boolean {
  return gift.amount > 0 && gift.name.trim() !== '' && /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(gift.email.trim());
}

/** Such as `$10`, `UGX 1,000`. */
export function formatGift(symbol: string, amount: number): string {
  return `${symbol}${symbol.length > 1 ? '\u00a0' : ''}${formatAmount(amount)}`;
}
