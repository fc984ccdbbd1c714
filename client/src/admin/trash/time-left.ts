const minute = 60_000;
const day = 86_400_000;

/** How long something that goes at `goesAt` (ISO 8601) can still be restored, such as `29 days`. */
export function timeLeft(goesAt: string, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(goesAt) - now) / minute);
  if (minutes > 0 && minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const days = Math.ceil((Date.parse(goesAt) - now) / day);
  if (days < 1) return 'Until tonight';
  return days === 1 ? '1 day' : `${days} days`;
}
