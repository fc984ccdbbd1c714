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
