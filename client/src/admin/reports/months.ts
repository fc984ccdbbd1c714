import { locale } from '../../lib/locale.ts';
import { todayInKampala } from '../../lib/today.ts';

const long = new Intl.DateTimeFormat(locale.formats, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(locale.formats, { month: 'short', timeZone: 'UTC' });

/** The first days of this month in Kampala and of those before it, `count` in all, the earliest first. */
export function monthsUntilNow(count: number, today = todayInKampala()): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10),
  );
}

/** `March 2026` */
export const monthInWords = (month: string): string => long.format(new Date(month));

/** `Mar`, and of a January its year: where one begins is what a row of months is read by. */
export function shortMonth(month: string): string {
  return month.slice(5, 7) === '01' ? month.slice(0, 4) : short.format(new Date(month));
}
