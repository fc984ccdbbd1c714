import { badField, labelOf } from '../validation.ts';

/** Days of Kampala as `yyyy-mm-dd`, both of them included. */
export interface DayRange {
  from?: string | null;
  to?: string | null;
}

/**
 * SQL conditions that a moment is on one of these days; pushes them on `values`. The column itself is compared, so that its
 * index serves. Throws BAD_USER_INPUT for what is no day of the calendar.
 */
export function onDays(column: string, { from, to }: DayRange, values: unknown[]): string[] {
  const midnight = (day: string, plus: string) =>
    `(($${values.push(day)}::date${plus})::timestamp AT TIME ZONE 'Africa/Kampala')`;
  return [
    ...(from ? [`${column} >= ${midnight(checked('from', from), '')}`] : []),
    ...(to ? [`${column} < ${midnight(checked('to', to), ' + 1')}`] : []),
  ];
}

/** SQL: the first day of a moment's month in Kampala. */
export const monthOf = (column: string) =>
  `date_trunc('month', ${column} AT TIME ZONE 'Africa/Kampala')::date`;

function checked(name: keyof DayRange, day: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  const isDay =
    moment !== null &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(day) &&
    day >= '0001';
  if (isDay) return day;
  throw badField(name, `${labelOf(name)} must be a day such as 2025-01-05.`);
}
