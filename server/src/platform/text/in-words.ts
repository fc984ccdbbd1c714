import { english } from '../locale.ts';

const longDate = new Intl.DateTimeFormat(english.formats, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `5 January 2026` for `2026-01-05`; anything else stays as it is. */
export function dateInWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDate.format(date);
}

/** `$15`, `UGX 50,000`: a symbol of letters stands apart. */
export function money(amount: number, symbol: string): string {
  const number = amount.toLocaleString(english.formats, { maximumFractionDigits: 2 });
  return /[a-z]$/i.test(symbol) ? `${symbol} ${number}` : symbol + number;
}

/** `USD 1,200`, `USD 12.50`, `UGX 300,000`: of a sum in the smallest unit, cents of dollars and whole shillings. */
export function priceInWords(amount: number, currency: 'USD' | 'UGX'): string {
  const units = currency === 'USD' ? amount / 100 : amount;
  const digits = Number.isInteger(units) ? 0 : 2;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${currency} ${units.toLocaleString(english.formats, fixed)}`;
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
