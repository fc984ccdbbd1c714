import { travelDay } from '../../../lib/travel-days.ts';

// Made when a page shows its first moment, as that of dates.ts.
let clock: Intl.DateTimeFormat | undefined;

/** Such as `Fri 4 Dec 2026, 18:30 in Kampala`: a time of the clock that is the same wherever it is read. */
export function momentWords(moment: string): string {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Kampala',
  });
  const parts = new Map(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return `${travelDay(day)}, ${parts.get('hour')}:${parts.get('minute')} in Kampala`;
}
