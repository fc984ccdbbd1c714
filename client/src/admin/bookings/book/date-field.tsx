import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readFailure } from '../../../lib/api/failure.ts';
import { todayInKampala } from '../../../lib/today.ts';
import { travelDays } from '../../../lib/travel-days.ts';
import { ProgramChoicesDocument } from '../../registrations/registrations.generated.ts';
import { FieldFrame, LabelledField } from '../../screens/form/fields.tsx';
import type { InputProps } from '../../screens/form/form.tsx';
import { Options, Select } from '../../ui/controls.tsx';
import { seatsInWords } from '../booking-words.ts';
import { type DateChoiceFragment, DateChoicesDocument } from '../bookings.generated.ts';
import { BookedDateDocument } from './book.generated.ts';

type Props = Pick<InputProps, 'name' | 'label' | 'rules'> & {
  /** Whose dates are offered until another program is chosen. */
  programId?: number | null | undefined;
};

/** A program, and one of its dates with the seats that are free. The form holds the number of the date. */
export function DateField({ name, label, rules, programId }: Props) {
  const id = useId();
  const { setValue, watch } = useFormContext();
  const chosenDate = String(watch(name) ?? '');
  const [choice, setChoice] = useState<string | null>(null);
  const programs = useQuery(ProgramChoicesDocument).data?.programs ?? [];
  // A date that stands in the address, or was chosen before a reload, says its program.
  const known = useQuery(BookedDateDocument, {
    variables: { id: Number(chosenDate) },
    skip: chosenDate === '',
  }).data?.date as DateChoiceFragment | null | undefined;
  const program = choice ?? String((chosenDate && known?.program?.id) || (programId ?? ''));
  const { dates, error } = useDates(program);
  const offered =
    known && !dates?.some((date) => date.id === known.id) && String(known.program?.id) === program
      ? [known, ...(dates ?? [])]
      : (dates ?? []);
  // Said below as well: a phone has no room for the end of an option.
  const chosen = offered.find(({ id }) => String(id) === chosenDate);
  return (
    <>
      <FieldFrame name={`${name}-program`} label="Program" required>
        {(described) => (
          <Select
            {...described}
            value={program}
            onChange={({ target }) => {
              setChoice(target.value);
              setValue(name, '', { shouldDirty: true });
            }}
          >
            <option value="">Choose a program</option>
            <Options of={programs.map(({ id, name }) => ({ value: String(id), label: name }))} />
          </Select>
        )}
      </FieldFrame>
      <LabelledField
        name={name}
        label={label}
        rules={{ ...rules, required: 'Choose a date.' }}
        hint={hintOf(program, dates, error) ?? (chosen && freeSeats(chosen))}
      >
        {(control) => (
          // The browser shows what is chosen only once its option is there.
          <Select key={`${id} ${offered.map((date) => date.id).join()}`} {...control}>
            <option value="">{program ? 'Choose a date' : 'Choose a program first'}</option>
            <Options of={offered.map((date) => ({ value: String(date.id), label: inWords(date) }))} />
          </Select>
        )}
      </LabelledField>
    </>
  );
}

/** The dates to come of a program. */
export function useDates(program: string) {
  const { data, error } = useQuery(DateChoicesDocument, {
    variables: { programId: Number(program), from: todayInKampala() },
    skip: program === '',
    // Others sell seats at the same time.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return { dates: data?.dates.nodes as DateChoiceFragment[] | undefined, error };
}

function hintOf(
  program: string,
  dates: readonly DateChoiceFragment[] | undefined,
  error: unknown,
): string | undefined {
  if (error) return readFailure(error).message;
  if (program && dates?.length === 0)
    return 'This program has no dates to come. Dates are made on the screen Departures.';
}

export const freeSeats = ({ capacity, taken }: DateChoiceFragment): string =>
  taken < capacity ? `${seatsInWords(capacity - taken)} free` : 'sold out';

const inWords = (date: DateChoiceFragment): string =>
  `${travelDays(date.startsOn, date.endsOn)}${date.startTime ? `, ${date.startTime}` : ''}: ${freeSeats(date)}`;
