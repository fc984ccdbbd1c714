// Times as staff type them into a date-time field: on Kampala's clock, wherever the browser is.

/** Uganda is three hours ahead of UTC all year. */
const offset = '+03:00';
const offsetMilliseconds = 3 * 3_600_000;

/** `2026-01-05T15:00` for a moment, as a date-time field holds it. */
export function toKampalaTime(moment: string): string {
  return new Date(Date.parse(moment) + offsetMilliseconds).toISOString().slice(0, 16);
}

/** The moment, in ISO 8601, of what a date-time field holds. Throws a RangeError when it is no time. */
export function fromKampalaTime(local: string): string {
  return new Date(local + offset).toISOString();
}
