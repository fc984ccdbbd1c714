// The kinds of filters a list is given: several or one of a few choices, one of many, a day.

import { chakra, Flex } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { displayDate } from '../../../lib/dates.ts';
import { type Choices, Input, type Option, Options, optionsOf, Select, Ticks } from '../../ui/controls.tsx';
import type { Filter, FilterInputProps } from './filter.ts';

/** Any of a few; in the address with dots between them. `argument`: what the contract's filter calls it. */
export function severalFilter(name: string, label: string, choices: Choices, argument = name): Filter {
  const chosenOf = (value: string) =>
    [...new Set(value.split('.'))].filter((choice) => Object.hasOwn(choices, choice));
  return {
    name,
    label,
    read(value) {
      const chosen = chosenOf(value);
      return chosen.length > 0 ? { [argument]: chosen } : null;
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

/** Where something stands. In the address it is called as the status of other lists; the contract calls it `state`. */
export const stateFilter = (states: Choices) => severalFilter('status', 'State', states, 'state');

/** One of a few; `all` is what none of them is called. */
export function choiceFilter(name: string, label: string, all: string, choices: Choices): Filter {
  const known = (value: string) => (Object.hasOwn(choices, value) ? value : '');
  return {
    name,
    label,
    read: (value) => (known(value) ? { [name]: value } : null),
    words: (value) => choices[value],
    draw: ({ value, ...props }) => (
      <OneInput {...props} value={known(value)} all={all} useOptions={() => optionsOf(choices)} />
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
        label={label}
        onChoose={onChoose}
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
  draw: (props) => <OneInput {...props} all={all} useOptions={useOptions} />,
});

// Where the filters of a list are chosen.

/** Asks for the options of a choice. The same hook for good. */
type UseOptions = () => readonly Option[];

function SeveralInput({ label, ...ticks }: ComponentProps<typeof Ticks> & { label: string }) {
  return (
    <chakra.fieldset minW="0">
      <Legend>{label}</Legend>
      <Flex wrap="wrap" columnGap="4">
        <Ticks {...ticks} />
      </Flex>
    </chakra.fieldset>
  );
}

interface OneProps extends Pick<FilterInputProps, 'label' | 'value' | 'onChoose'> {
  useOptions: UseOptions;
  /** What stands first and narrows nothing. */
  all: string;
}

function OneInput({ label, value, onChoose, useOptions, all }: OneProps) {
  const id = useId();
  const options = useOptions();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {/* What the address names is shown, also when it does not occur any more. */}
        {value !== '' && !options.some((option) => option.value === value) && (
          <option value={value}>{value}</option>
        )}
        <Options of={options} />
      </Select>
    </Field>
  );
}

interface DayProps extends Pick<FilterInputProps, 'label' | 'value' | 'onChoose'> {
  min?: string;
  max?: string;
}

/** A day of the calendar, or none. */
function DayInput({ label, onChoose, ...input }: DayProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input {...input} id={id} type="date" onChange={({ target }) => onChoose(target.value)} />
    </Field>
  );
}

/** What is chosen, by its name once that is known. */
function OneWords({ value, useOptions }: { value: string; useOptions: UseOptions }) {
  const options = useOptions();
  return options.find((option) => option.value === value)?.label ?? value;
}

const Field = chakra('div', {
  base: { minW: '0', '& > label': { display: 'block', fontSize: 'sm', color: 'muted', mb: '1' } },
});

const Legend = chakra('legend', {
  base: { display: 'block', mb: '1', fontSize: 'sm', color: 'muted' },
});
