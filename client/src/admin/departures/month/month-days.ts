// The days of a month as a calendar has them: in weeks from Monday to Sunday, with what of its neighbours fills the first and last.
import { dayAfter } from '../../../lib/travel-days.ts';

/** `2026-12` of a day, or of a month that is written otherwise the one of `today`. */
export function readMonth(text: string, today: string): string {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** The month so many months after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Its weeks, each of seven days. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = dayAfter(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let start = monday; start < `${monthAfter(month, 1)}-01`; start = dayAfter(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(start, at)));
  return weeks;
}

interface Journey {
  startsOn: string;
  endsOn: string;
}

/** What begins on a day, and what is on its way since before. */
export function onDay<T extends Journey>(journeys: readonly T[], day: string) {
  const under = journeys.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  return {
    begins: under.filter(({ startsOn }) => startsOn === day),
    goesOn: under.filter(({ startsOn }) => startsOn < day),
  };
}
