import { displayDate } from '../../lib/dates.ts';
import { locale } from '../../lib/locale.ts';

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
