/** The day it is in Kampala at this moment, as `yyyy-mm-dd`. */
export function kampalaDay(moment: Date = new Date()): string {
  return format.format(moment);
}

/** Kept: to make one takes longer than all else that is done with a day. */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kampala' });

/** The day `years` before (or, negative, after) a day. */
export function yearsBefore(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** The day `days` before a day. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when that is before. */
export function daysFrom(day: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
}

/** Full years from the day somebody was born to another day. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
