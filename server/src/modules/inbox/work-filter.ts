import { z } from 'zod';
import type { MessageFilter, RegistrationFilter } from '../../generated/schema.ts';
import { parseId } from '../../platform/ids.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import { calendarDay } from './fields.ts';

type WorkFilter = RegistrationFilter & MessageFilter;

/** A day in Kampala begins three hours before that of the same date in UTC, in every season. */
const beginOf = (place: string) => `(${place}::date::timestamp AT TIME ZONE 'Africa/Kampala')`;

/** What a table calls its columns. */
interface WorkColumns {
  status: string;
  startDate: string;
}

const usualColumns: WorkColumns = { status: 'status', startDate: 'start_date' };

/** SQL of each day that limits a list. */
const days = {
  receivedFrom: { label: 'Received from', sql: (day: string) => `created_at >= ${beginOf(day)}` },
  receivedTo: { label: 'Received to', sql: (day: string) => `created_at < ${beginOf(`(${day}::date + 1)`)}` },
  startsFrom: { label: 'Starts from', sql: (day: string, start: string) => `${start} >= ${day}::date` },
  startsTo: { label: 'Starts to', sql: (day: string, start: string) => `${start} <= ${day}::date` },
} as const;

const day = (name: keyof typeof days) => calendarDay(days[name].label).nullish();

/** The rest is what the contract says it is. */
const input = z.object({
  filter: z
    .object({
      receivedFrom: day('receivedFrom'),
      receivedTo: day('receivedTo'),
      startsFrom: day('startsFrom'),
      startsTo: day('startsTo'),
    })
    .nullish(),
});

/** Conditions of a list, all of which must hold; pushes what they need on `values`. Throws BAD_USER_INPUT. */
export function workConditions(
  filter: Partial<Record<keyof RegistrationFilter, unknown>> | null | undefined,
  values: unknown[],
  columns = usualColumns,
): string[] {
  const { status, programId, assigneeId, unassigned } = (filter ?? {}) as Omit<WorkFilter, 'status'> & {
    status?: string[] | null;
  };
  if (assigneeId != null && unassigned)
    throw badField('filter', 'Ask for one person, or for what nobody takes care of, not for both.');
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [];
  // One status is said as such: the index then has the order of the list, too.
  if (status?.length === 1) conditions.push(`${columns.status} = ${place(status[0])}`);
  else if (status && status.length > 1) conditions.push(`${columns.status} = ANY(${place(status)}::text[])`);
  // What no record can have matches none.
  if (programId != null) conditions.push(`program_id = ${place(parseId(programId) ?? 0)}::integer`);
  if (assigneeId != null) conditions.push(`assignee_id = ${place(parseId(assigneeId) ?? 0)}::integer`);
  if (unassigned) conditions.push('assignee_id IS NULL');
  const given = parseInput(input, { filter }).filter;
  for (const [name, { sql }] of Object.entries(days)) {
    const limit = given?.[name as keyof typeof days];
    if (limit != null) conditions.push(sql(place(limit), columns.startDate));
  }
  return conditions;
}
