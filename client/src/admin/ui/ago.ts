import { locale } from '../../lib/locale.ts';

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
