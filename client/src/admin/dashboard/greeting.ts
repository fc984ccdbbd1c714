const hourInKampala = new Intl.DateTimeFormat('en-CA', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Africa/Kampala',
});

/** What one says at this hour in Kampala. */
export function greeting(now: Date): string {
  const hour = Number(hourInKampala.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
