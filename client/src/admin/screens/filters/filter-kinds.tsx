// The kinds of filters a list is given: several of a few choices, one of many, a day.
import { displayDate } from '../../../lib/dates.ts';
import { type Choices, optionsOf } from '../form/kinds.tsx';
import type { Filter } from './filter.ts';
import { DayInput, OneInput, OneWords, SeveralInput, type UseOptions } from './filter-inputs.tsx';

/** Any of a few; in the address with dots between them. */
export function severalFilter(name: string, label: string, choices: Choices): Filter {
  const chosenOf = (value: string) => value.split('.').filter((choice) => choice in choices);
  return {
    name,
    label,
    read(value) {
      const chosen = chosenOf(value);
      return chosen.length > 0 ? { [name]: chosen } : null;
    },
    words: (value) =>
      chosenOf(value)
        .map((choice) => choices[choice])
        .join(' or '),
    draw: ({ value, onChoose, ...props }) => (
      <SeveralInput
        {...props}
        options={optionsOf(choices)}
        chosen={chosenOf(value)}
        onChoose={(chosen) => onChoose(chosen.join('.'))}
      />
    ),
  };
}

/** A day, which the contract's filter calls as the address does. */
export function dayFilter(name: string, label: string): Filter {
  const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return {
    name,
    label,
    read: (value) => (isDay(value) ? { [name]: value } : null),
    words: (value) => displayDate(value),
    draw: (props) => <DayInput {...props} />,
  };
}

/** One of many, which are asked for when they are to be shown. */
export const oneFilter = (
  name: string,
  label: string,
  { read, useOptions }: { read: Filter['read']; useOptions: UseOptions },
): Filter => ({
  name,
  label,
  read,
  words: (value) => <OneWords value={value} useOptions={useOptions} />,
  draw: (props) => <OneInput {...props} useOptions={useOptions} />,
});
