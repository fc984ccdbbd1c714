import { locale } from '../../lib/locale.ts';

const units = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat(locale.formats, { numeric: 'always' });

/** How long ago a moment was, such as `3 hours ago`; 'just now' within a minute and for the near future. */
export function ago(value: string, now = Date.now()): string {
  const seconds = (now - Date.parse(value)) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now';
}
