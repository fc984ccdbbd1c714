// On which days dates begin, and until when they can be booked. Days and times are those of Kampala.
import type { DepartureRepeatInput } from '../../generated/schema.ts';
import { daysBefore, daysFrom } from '../../platform/kampala-day.ts';

/** What is ahead of UTC all year: there is no summer time. */
const kampala = '+03:00';

interface Beginning {
  startsOn: string;
  startTime: string | null;
  cutoffHours: number;
}

/** The moment at which booking ends: so many hours before it begins, or before its first day where the time is agreed later. */
export function cutoffOf({ startsOn, startTime, cutoffHours }: Beginning): Date {
  const begins = Date.parse(`${startsOn}T${startTime ?? '00:00'}:00${kampala}`);
  return new Date(begins - cutoffHours * 3_600_000);
}

/** The day so many days after another. */
export const daysAfter = (day: string, days: number) => daysBefore(day, -days);

/** Days from the first one on that are one of these weekdays, the last one included. */
export function repeatedDays(first: string, { weekdays, until }: DepartureRepeatInput): string[] {
  const wanted = new Set(weekdays);
  const days = Array.from({ length: Math.max(daysFrom(first, until) + 1, 0) }, (_, i) => daysAfter(first, i));
  return days.filter((day) => wanted.has(weekdayOf(day)));
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
