// What staff fill in for dates: every fault is told beside its field.
import { z } from 'zod';
import { departureInputRules, departureRepeatInputRules } from '../../generated/rules.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { daysFrom, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import { badField, badInput, parseInput } from '../../platform/validation.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import type { DepartureEntity } from './departure.entity.ts';
import { daysAfter, repeatedDays } from './departure-days.ts';

/** Nobody plans further ahead; a year that was mistyped is noticed. */
const yearsAhead = 5;
/** Dates of one press. */
const mostAtOnce = 400;
/** Days after the first one. */
const longest = 365;

type Columns = Pick<
  DepartureEntity,
  | 'programId'
  | 'startsOn'
  | 'endsOn'
  | 'startTime'
  | 'capacity'
  | 'least'
  | 'guaranteed'
  | 'cutoffHours'
  | 'status'
  | 'notes'
>;

export interface DepartureValues extends Columns {
  programId: number;
  /** Why it has more seats than the program says. */
  capacityReason: string | null;
}

const departureInput = inputFrom(departureInputRules, contentField);

const repeatInput = inputFrom(departureRepeatInputRules, contentField, {
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
});

const blank = {
  startTime: null,
  least: 1,
  guaranteed: false,
  cutoffHours: 24,
  status: 'open',
  notes: '',
} as const;

/** What is to be written: what the input leaves out is as it was `before`, or usual. Throws BAD_USER_INPUT. */
export function readDeparture(input: object, before?: DepartureEntity): DepartureValues {
  const given = parseInput(departureInput, input);
  const known = before ?? blank;
  const values: DepartureValues = {
    programId: parseId(given.programId) ?? 0,
    startsOn: given.startsOn,
    endsOn: given.endsOn ?? endOf(given.startsOn, before),
    startTime: given.startTime === undefined ? known.startTime : given.startTime,
    capacity: given.capacity,
    least: given.least ?? known.least,
    guaranteed: given.guaranteed ?? known.guaranteed,
    cutoffHours: given.cutoffHours ?? known.cutoffHours,
    status: given.status ?? known.status,
    notes: given.notes === undefined ? known.notes : (given.notes ?? ''),
    capacityReason: given.capacityReason ?? null,
  };
  const faults = [...dayFaults(values, before), ...otherFaults(values, before)];
  if (faults.length > 0) throw badInput(faults);
  return values;
}

/** What is wrong with single fields is told before anything is looked up. Throws BAD_USER_INPUT. */
export const checkDeparture = (input: object): void => void parseInput(departureInput, input);

/** As `checkDeparture`; on which weekdays, and up to which day. */
export const checkRepeat = (repeat: object) => parseInput(repeatInput, repeat);

/** On which days they begin. Throws BAD_USER_INPUT. */
export function readRepeat({ weekdays, until }: ReturnType<typeof checkRepeat>, first: string): string[] {
  const refuse = (message: string) => badField('until', message);
  if (until < first) throw refuse('The last day of a series cannot be before its first one.');
  if (until > lastDay()) throw refuse(tooFar('The last day of a series'));
  const days = repeatedDays(first, { weekdays, until });
  if (days.length === 0)
    throw refuse('There is no such day of the week between the first day and the last one.');
  if (days.length > mostAtOnce)
    throw refuse(
      `That would be ${days.length} departures, and ${mostAtOnce} at once is the most: please choose an earlier last day.`,
    );
  return days;
}

const lastDay = () => yearsBefore(kampalaDay(), -yearsAhead);
const tooFar = (what: string) => `${what} must be within the next ${yearsAhead} years.`;

/** Where nobody says when it ends, it stays as long as it is. */
const endOf = (startsOn: string, before?: DepartureEntity) =>
  before ? daysAfter(startsOn, daysFrom(before.startsOn, before.endsOn)) : startsOn;

function dayFaults({ startsOn, endsOn }: DepartureValues, before?: DepartureEntity): ErrorDetail[] {
  if (endsOn < startsOn)
    return [{ message: 'The last day cannot be before the first one.', path: ['endsOn'] }];
  if (daysFrom(startsOn, endsOn) > longest)
    return [{ message: 'A journey can be a year long at most.', path: ['endsOn'] }];
  if (startsOn === before?.startsOn) return [];
  if (startsOn < kampalaDay())
    return [{ message: 'This day is over: a journey begins today or later.', path: ['startsOn'] }];
  return startsOn > lastDay() ? [{ message: tooFar('The first day'), path: ['startsOn'] }] : [];
}

const chosenByStaff: readonly string[] = ['draft', 'open', 'closed'];

function otherFaults(
  { startTime, capacity, least, status }: DepartureValues,
  before?: DepartureEntity,
): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (startTime !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(startTime))
    faults.push({ message: 'Start time must be a time of day, such as 06:30.', path: ['startTime'] });
  if (capacity > 0 && least > capacity)
    faults.push({
      message: `It cannot need ${least} travellers and have ${capacity} seats.`,
      path: ['least'],
    });
  if (!chosenByStaff.includes(status) && status !== before?.status)
    faults.push({
      message:
        'A departure is cancelled on its page, where everybody is told; it is completed by itself after its last day.',
      path: ['status'],
    });
  return faults;
}
