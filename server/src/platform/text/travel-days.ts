// Days and moments of journeys, as people read them: with their weekday and year, in Kampala whoever reads.
import { english } from '../locale.ts';

const parts = new Intl.DateTimeFormat(english.formats, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat(english.formats, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Kampala',
});
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kampala' });

/** `Fri 4 Dec 2026` for `2026-12-04`. */
export const travelDay = (on: string): string => dayWords(on, true);

/** `Fri 4 Dec to Sun 6 Dec 2026`; of one day that day, and over a new year both years. */
export function travelDays(first: string, last: string): string {
  if (first === last) return travelDay(first);
  return `${dayWords(first, first.slice(0, 4) !== last.slice(0, 4))} to ${travelDay(last)}`;
}

/** `Tue 24 Nov 2026, 19:15 (Kampala)`. */
export const momentInKampala = (moment: Date): string =>
  `${travelDay(day.format(moment))}, ${time.format(moment)} (Kampala)`;

function dayWords(on: string, withYear: boolean): string {
  const date = new Date(`${on}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return on;
  const said = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  const words = [said.get('weekday'), said.get('day'), said.get('month'), withYear && said.get('year')];
  return words.filter(Boolean).join(' ');
}
