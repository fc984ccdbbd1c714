// Days that people speak of when they want to be reminded, counted in Kampala.
import { locale } from '../../../lib/locale.ts';

const dayLength = 86_400_000;
const weekday = new Intl.DateTimeFormat(locale.formats, { weekday: 'long', timeZone: 'UTC' });

/** `days` after `day`, both `yyyy-mm-dd`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Tomorrow, next Monday and in a week; Monday only where it is neither of the others. */
export function dayChoices(today: string): { label: string; day: string }[] {
  const tomorrow = dayAfter(today, 1);
  const week = dayAfter(today, 7);
  const untilMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const monday = dayAfter(today, untilMonday);
  return [
    { label: 'Tomorrow', day: tomorrow },
    ...(monday === tomorrow || monday === week
      ? []
      : [{ label: weekday.format(new Date(monday)), day: monday }]),
    { label: 'In a week', day: week },
  ];
}
