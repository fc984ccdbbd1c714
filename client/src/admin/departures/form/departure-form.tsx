// The form of a departure; that of a new one can repeat it.
import { useQuery } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DepartureStatus } from '../../../generated/schema.ts';
import { commaParts } from '../../../lib/text.ts';
import { travelDay } from '../../../lib/travel-days.ts';
import { SelectField, TextField } from '../../screens/form/fields.tsx';
import { type Field, form, type InputProps, row } from '../../screens/form/form.tsx';
import { check, longText, number, select, several, text } from '../../screens/form/kinds.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import { statusLabels } from '../departure-words.ts';
import {
  DepartingProgramsDocument,
  type DepartureInput,
  departureInputRules,
  departureRepeatInputRules,
  type StaffDepartureFragment,
} from '../departures.generated.ts';
import { problemOfRepeat, repeatDays, weekdays } from './repeat-days.ts';

/** A departure as its form reads it. */
export type EditedDeparture = StaffDepartureFragment & {
  programId: number | null;
  capacityReason: string | null;
  weekdays: number[] | null;
  until: string | null;
};

export const asEdited = (departure: StaffDepartureFragment): EditedDeparture => ({
  ...departure,
  programId: departure.program?.id ?? null,
  capacityReason: null,
  weekdays: null,
  until: null,
});

/** What staff fill in for a new one: the first, and on which other days. */
type NewDeparture = DepartureInput & { weekdays?: number[] | null; until?: string | null };

const heading = { create: 'New Departure', edit: 'Edit Departure' };
const { open, closed, draft } = statusLabels;

/** Cancelling tells the guests, and time completes: neither is chosen here. */
const statuses: Partial<Record<DepartureStatus, string>> = { open, closed, draft };

const daysMoved =
  'Somebody booked or waits for it: its days are changed by “Move”, so that everybody is told.';

/** A day that stays as it is once somebody booked it. */
const day = (more: Partial<Field<string>>) =>
  text({
    ...more,
    draw: ({ field: _, item, ...props }) => {
      const isBooked = hasBookings(item);
      return (
        <TextField {...props} type="date" readOnly={isBooked} hint={isBooked ? daysMoved : props.hint} />
      );
    },
  });

/** Whether somebody counts on it as it is. */
const hasBookings = (item: unknown) => {
  const { taken = 0, waiting = 0 } = (item as EditedDeparture | null) ?? {};
  return taken + waiting > 0;
};

const departureFields = {
  programId: number({ label: 'Service', draw: (props) => <ProgramField {...props} /> }),
  ...row('1fr 1fr 1fr', {
    startsOn: day({ label: 'First day' }),
    endsOn: day({ label: 'Last day', hint: 'Empty means it ends on the day it begins.' }),
    startTime: text({
      label: 'Begins at',
      hint: 'In Kampala. Empty means it is agreed with the guests.',
      draw: ({ field: _, item: __, ...props }) => <TextField {...props} type="time" />,
    }),
  }),
  ...row('1fr 1fr 1fr', {
    capacity: number({ label: 'Seats' }),
    least: number({ label: 'Least travellers', hint: 'With fewer it does not take place. Empty means 1.' }),
    cutoffHours: number({ label: 'Booking ends, hours before', hint: 'Empty means 24 hours.' }),
  }),
  capacityReason: text({
    label: 'Why more seats',
    hint: 'Needed where they are more than the service usually takes; kept in the activity.',
  }),
  ...row('1fr 1fr', {
    status: select(statuses as Record<DepartureStatus, string>, {
      hint: 'Guests see and book what is open; closed takes place and takes no more bookings.',
    }),
    guaranteed: check({ label: 'Guaranteed', hint: 'Takes place with however few travellers.' }),
  }),
  notes: longText({ rows: 3, hint: 'For staff only.' }),
};

/** Changes a departure. */
export const departureForm = form<EditedDeparture, DepartureInput>(
  heading,
  departureInputRules,
)(departureFields);

const newRules = {
  ...departureInputRules,
  weekdays: { ...departureRepeatInputRules.weekdays, required: false },
  until: { ...departureRepeatInputRules.until, required: false },
};

const chosenOf = (typed: unknown) => commaParts(String(typed ?? '')).map(Number);

/** Makes a departure, or many on the same weekdays. */
export const newDepartureForm = form<EditedDeparture, NewDeparture>(
  heading,
  newRules,
)({
  ...departureFields,
  weekdays: {
    ...(several(weekdays, { label: 'Repeat on' }) as unknown as Field<number[]>),
    send: chosenOf,
  },
  until: text({ label: 'Up to', draw: (props) => <UntilField {...props} /> }),
});

/** A departure stays with its service. With the service of a new one come its usual seats. */
function ProgramField({ field: _, item, ...props }: InputProps) {
  const { data } = useQuery(DepartingProgramsDocument);
  const { getValues, setValue, getFieldState } = useFormContext();
  const own = (item as EditedDeparture | null)?.program;
  const programs = data?.programs.filter(({ id }) => !own || id === own.id) ?? [];
  const options = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  // While they are on their way the choice stays as it is.
  if (own && !programs.some(({ id }) => id === own.id))
    options.unshift({ value: String(own.id), label: own.name });
  const takeSeats = (typed: string) => {
    const usual = programs.find(({ id }) => String(id) === typed)?.maxParticipants;
    const isOwn = getFieldState('capacity').isDirty && getValues('capacity') !== '';
    if (!item && usual && !isOwn) setValue('capacity', String(usual));
    return true;
  };
  return (
    <SelectField
      {...props}
      rules={{ ...props.rules, onChange: ({ target }) => takeSeats(target.value) }}
      options={own ? options : [{ value: '', label: 'Choose a service' }, ...options]}
    />
  );
}

/** Says how many departures the weekdays make. */
function UntilField({ field: _, item: __, rules, ...props }: InputProps) {
  const [first, chosen, until] = useWatch({ name: ['startsOn', 'weekdays', props.name] });
  const days = repeatDays(String(first), chosenOf(chosen), String(until));
  const validate = (typed: string, values: Record<string, unknown>) =>
    problemOfRepeat(String(values.startsOn), chosenOf(values.weekdays), typed) ?? true;
  return (
    <TextField
      {...props}
      type="date"
      rules={{ ...rules, validate }}
      hint={
        days.length > 0
          ? `Makes ${counted(days.length, 'departure')}, ${days.length > 1 ? 'the last ' : ''}on ${travelDay(days.at(-1) ?? '')}.`
          : 'Empty makes one departure. With weekdays, one on each of them up to this day.'
      }
    />
  );
}
