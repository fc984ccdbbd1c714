// The kinds of filters a list is given: several or one of a few choices, one of many, a day.
import { displayDate } from '../../../lib/dates.ts';
import { type Choices, optionsOf } from '../form/kinds.tsx';
import type { Filter } from './filter.ts';
import {
  AskedOneInput,
  DayInput,
  OneInput,
  OneWords,
  SeveralInput,
  type UseOptions,
} from './filter-inputs.tsx';

/** Any of a few; in the address with dots between them. */
export function severalFilter(name: string, label: string, choices: Choices): Filter {
  const chosenOf = (value: string) =>
    [...new Set(value.split('.'))].filter((choice) => Object.hasOwn(choices, choice));
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

/** One of a few; `all` is what none of them is called. */
export function choiceFilter(name: string, label: string, all: string, choices: Choices): Filter {
  const known = (value: string) => (Object.hasOwn(choices, value) ? value : '');
  return {
    name,
    label,
    read: (value) => (known(value) ? { [name]: value } : null),
    words: (value) => choices[value],
    draw: ({ value, ...props }) => (
      <OneInput {...props} value={known(value)} all={all} options={optionsOf(choices)} />
    ),
  };
}

/** A day, which the contract's filter calls as the address does; `from` or `to` is the day that limits it. */
export function dayFilter(name: string, label: string, limits: { from?: string; to?: string } = {}): Filter {
  return {
    name,
    label,
    read: (value) => (isDay(value) ? { [name]: value } : null),
    words: (value) => displayDate(value),
    draw: ({ label, value, onChoose, now }) => (
      <DayInput
        {...{ label, onChoose }}
        value={isDay(value) ? value : ''}
        min={(limits.from && now[limits.from]) || undefined}
        max={(limits.to && now[limits.to]) || undefined}
      />
    ),
  };
}

/** A day that there is, of a year that the server knows; Date takes February 30 for March 2. */
function isDay(value: string): boolean {
  const day = new Date(value);
  return value >= '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`);
}

interface Asked {
  read: Filter['read'];
  useOptions: UseOptions;
  all?: string;
}

/** One of many, which are asked for when they are to be shown. */
export const oneFilter = (name: string, label: string, { read, useOptions, all = 'All' }: Asked): Filter => ({
  name,
  label,
  read,
  words: (value) => <OneWords value={value} useOptions={useOptions} />,
  draw: (props) => <AskedOneInput {...props} all={all} useOptions={useOptions} />,
});
