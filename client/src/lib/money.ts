import { locale } from './locale.ts';

const grouped = new Intl.NumberFormat(locale.formats, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat(locale.formats, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * A program's price for people: `Free` up to 1 shilling, else such as `UGX 1,250,000`, with `per person` where that is said;
 * cents only when there are any.
 */
export function formatPrice(shillings: number, per?: string | null): string {
  if (shillings <= 1) return 'Free';
  return `UGX ${formatAmount(shillings)}${per ? ` per ${per}` : ''}`;
}

/** Thousands grouped, with two decimals only when the amount has cents. */
export function formatAmount(amount: number): string {
  const cents = Math.round(amount * 100);
  return (cents % 100 === 0 ? grouped : withCents).format(cents / 100);
}

/** What we take: amounts are whole numbers of the smallest unit, cents of USD and shillings of UGX. */
const unitsOfOne = { USD: 100, UGX: 1, KES: 100, EUR: 100, GBP: 100 } as const;

/** Such as `USD 800`, `USD 12.50` or `UGX 300,000`, for an amount in the smallest unit. */
export const formatMoney = (amount: number, currency: keyof typeof unitsOfOne): string =>
  `${currency} ${formatAmount(amount / unitsOfOne[currency])}`;

/** The same amount as it is typed, without its currency: `12.5`. */
export const asTypedMoney = (amount: number, currency: keyof typeof unitsOfOne): string =>
  String(amount / unitsOfOne[currency]);

/** What was typed, in the smallest unit. */
export const fromTypedMoney = (typed: string, currency: keyof typeof unitsOfOne): number =>
  Math.round(Number(typed) * unitsOfOne[currency]);
