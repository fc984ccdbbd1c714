// On which days a departure that is repeated takes place, counted as the server does.

export const weekdays = {
  1: 'Mondays',
  2: 'Tuesdays',
  3: 'Wednesdays',
  4: 'Thursdays',
  5: 'Fridays',
  6: 'Saturdays',
  7: 'Sundays',
} as const;

/** As many as the server makes at once. */
export const mostAtOnce = 400;

const dayLength = 86_400_000;

/** The days from `first` to `until` that are one of the weekdays, 1 for Monday; none when one of both is no day. */
export function repeatDays(first: string, chosen: readonly number[], until: string): string[] {
  const start = Date.parse(first);
  const end = Date.parse(until);
  const days: string[] = [];
  for (let at = start; at <= end; at += dayLength) {
    const day = new Date(at);
    if (chosen.includes(day.getUTCDay() || 7)) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

/** Why departures cannot be repeated like this, in a sentence; null where they can, or are not repeated. */
export function problemOfRepeat(first: string, chosen: readonly number[], until: string): string | null {
  if (chosen.length === 0 && !until) return null;
  if (!until) return 'Say up to which day it repeats.';
  if (chosen.length === 0) return 'Choose on which weekdays it repeats, or leave this empty.';
  if (first && until < first) return 'The last day must be the first departure or later.';
  const count = repeatDays(first, chosen, until).length;
  if (first && count === 0) return 'None of these weekdays lies between the two days.';
  return count > mostAtOnce
    ? `This would make ${count} departures, and ${mostAtOnce} is the most at once. Choose an earlier last day.`
    : null;
}
