// When the journey of a quote takes place: on a date that is there already, or on days of its own.
import { useQuery } from '@apollo/client/react';
import { useFormContext } from 'react-hook-form';
import { travelDays } from '../../../lib/travel-days.ts';
import { freeSeats, useDates } from '../../bookings/book/date-field.tsx';
import type { DateChoiceFragment } from '../../bookings/bookings.generated.ts';
import { ProgramChoicesDocument } from '../../registrations/registrations.generated.ts';
import { SelectField, TextField } from '../../screens/form/fields.tsx';
import type { InputProps } from '../../screens/form/form.tsx';

/** A service that it is about, whose terms hold then; none for a journey that is made for the party alone. */
export function ProgramOfQuote({ field: _, item: __, ...props }: InputProps) {
  const programs = useQuery(ProgramChoicesDocument).data?.programs ?? [];
  const { setValue, getValues } = useFormContext();
  const chosen = String(getValues(props.name) ?? '');
  const options = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  // While they are on their way, and where it is gone, the choice stays as it is.
  if (chosen && !options.some(({ value }) => value === chosen))
    options.unshift({ value: chosen, label: 'As it is' });
  return (
    <SelectField
      key={options.length}
      {...props}
      hint="Its terms hold, and its name stands beside the quote."
      rules={{ onChange: () => setValue('departureId', '', { shouldDirty: true }) }}
      options={[{ value: '', label: 'None: made for this party' }, ...options]}
    />
  );
}

/** One of the dates to come of the service, or none: then the quote has days of its own. */
export function DateOfQuote({ field: _, item: __, ...props }: InputProps) {
  const { watch } = useFormContext();
  const program = String(watch('programId') ?? '');
  const chosen = String(watch(props.name) ?? '');
  const dates = useDates(program).dates?.filter(({ title }) => title === null) ?? [];
  const options = dates.map((date) => ({ value: String(date.id), label: inWords(date) }));
  if (chosen && !options.some(({ value }) => value === chosen))
    options.unshift({ value: chosen, label: 'As it is' });
  return (
    <SelectField
      // The browser shows what is chosen only once its option is there.
      key={options.map(({ value }) => value).join()}
      {...props}
      hint={
        program
          ? 'Seats of a date are taken once the quote is accepted.'
          : 'Choose a service to name one of its dates.'
      }
      rules={{}}
      options={[{ value: '', label: 'Days of its own' }, ...options]}
    />
  );
}

/** A day of its own; a date that is named has its days already. */
export function QuoteDay({
  isNeeded = false,
  field: _,
  item: __,
  ...props
}: InputProps & { isNeeded?: boolean }) {
  const { watch } = useFormContext();
  if (watch('departureId')) return null;
  const rules = isNeeded ? { ...props.rules, required: `${props.label} is required.` } : props.rules;
  return <TextField {...props} type="date" rules={rules} />;
}

const inWords = (date: DateChoiceFragment): string =>
  `${travelDays(date.startsOn, date.endsOn)}: ${freeSeats(date)}`;
