import { locale } from './locale.ts';

// Made when a page shows its first date: a phone reads its calendars for up to 100 ms for it.
let day: Intl.DateTimeFormat | undefined;

/** Such as `January 5, 2025`, in Kampala's time. Throws a RangeError when it is no date. */
export function formatDate(value: string | Date): string {
  day ??= new Intl.DateTimeFormat(locale.formats, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Kampala',
  });
  return day.format(new Date(value));
}

/** A date for people, or 'Date unavailable'; `format` throws when the value is no date. */
export function displayDate(
  value: string | Date,
  format: (value: string | Date) => string = formatDate,
): string {
  try {
    return format(value);
  } catch {
    return 'Date unavailable';
  }
}
