import { useEffect, useState } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { locale } from '../../lib/locale.ts';
import { todayInKampala } from '../../lib/today.ts';

const moment = new Intl.DateTimeFormat(locale.formats, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Africa/Kampala',
});

/** Such as `Jan 5, 2025 3:00 PM`, in Kampala's time; 'Date unavailable' when it is no date. */
export function displayMoment(value: string): string {
  return displayDate(value, (date) => moment.format(new Date(date)).replace(/,(?= \d+:)/, ''));
}

const units = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat(locale.formats, { numeric: 'always' });

/** The largest unit that is over, and how many of them; nothing within a minute and for the near future. */
function since(value: string, now: number) {
  const seconds = (now - Date.parse(value)) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  return unit && { unit: unit[0], count: Math.floor(seconds / unit[1]) };
}

/** How long ago a moment was, such as `3 hours ago`; 'just now' within a minute and for the near future. */
export function ago(value: string, now = Date.now()): string {
  const past = since(value, now);
  return past ? words.format(-past.count, past.unit) : 'just now';
}

/** How long something lasts by now, such as `3 hours`. */
export function age(value: string, now = Date.now()): string {
  const past = since(value, now);
  if (!past) return 'under a minute';
  const { unit, count } = past;
  return new Intl.NumberFormat(locale.formats, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

// Times as staff type them into a date-time field: on Kampala's clock, wherever the browser is.

/** Uganda is three hours ahead of UTC all year. */
const offset = '+03:00';
const offsetMilliseconds = 3 * 3_600_000;

/** `2026-01-05T15:00` for a moment, as a date-time field holds it. */
export function toKampalaTime(moment: string): string {
  return new Date(Date.parse(moment) + offsetMilliseconds).toISOString().slice(0, 16);
}

/** The moment, in ISO 8601, of what a date-time field holds. Throws a RangeError when it is no time. */
export function fromKampalaTime(local: string): string {
  return new Date(local + offset).toISOString();
}

/** The day it is in Kampala, also on a screen that stays open over midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayInKampala());
  useEffect(() => {
    // One timer until midnight would be late after the computer slept.
    const timer = setInterval(() => setToday(todayInKampala()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}
