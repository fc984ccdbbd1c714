const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Kampala',
});

/** The day it is in Kampala, `yyyy-mm-dd`. */
export function todayInKampala(): string {
  return day.format(new Date());
}
