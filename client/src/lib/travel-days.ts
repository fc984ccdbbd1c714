// Days on which journeys begin and end, as people read them. They are days of Kampala without a time: no zone turns them into others.
import { locale } from './locale.ts';

// Made when a page shows its first day, as that of dates.ts.
let parts: Intl.DateTimeFormat | undefined;

/** `Fri 4 Dec`, with its year `Fri 4 Dec 2026`; what is no day is said as it is. */
export function travelDay(day: string, { year }: { year: boolean } = { year: true }): string {
  parts ??= new Intl.DateTimeFormat(locale.formats, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const said = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  const words = [said.get('weekday'), said.get('day'), said.get('month'), year && said.get('year')];
  return words.filter(Boolean).join(' ');
}

/** `Fri 4 Dec to Sun 6 Dec 2026`; of one day that day, and over a new year both years. */
export function travelDays(first: string, last: string): string {
  if (first === last) return travelDay(first);
  const year = first.slice(0, 4) !== last.slice(0, 4);
  return `${travelDay(first, { year })} to ${travelDay(last)}`;
}

/** Of a day its month, such as `December 2026`. */
export const travelMonth = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale.formats, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const dayLength = 86_400_000;

/** How many days after `first` the day `last` is. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayLength);

/** `days` after `day`, both `yyyy-mm-dd`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
