// Where the filters of a list are chosen.
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckLabel, Input, Select } from '../../ui/controls.tsx';
import type { FilterInputProps } from './filter.ts';

interface Option {
  value: string;
  label: string;
}

/** Asks for the options of a choice. The same hook for good. */
export type UseOptions = () => readonly Option[];

interface SeveralProps extends Pick<FilterInputProps, 'label'> {
  options: readonly Option[];
  chosen: readonly string[];
  onChoose(chosen: string[]): void;
}

export function SeveralInput({ label, options, chosen, onChoose }: SeveralProps) {
  const values = options.map(({ value }) => value);
  const toggled = (choice: string) => values.filter((value) => chosen.includes(value) !== (value === choice));
  return (
    <chakra.fieldset minW="0">
      <Legend>{label}</Legend>
      <Flex wrap="wrap" columnGap="4">
        {options.map((option) => (
          <CheckLabel key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => onChoose(toggled(option.value))}
            />
            {option.label}
          </CheckLabel>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

interface OneProps extends Pick<FilterInputProps, 'label' | 'value' | 'onChoose'> {
  options: readonly Option[];
  /** What stands first and narrows nothing. */
  all: string;
}

export function OneInput({ label, value, onChoose, options, all }: OneProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {/* What the address names is shown, also when it does not occur any more. */}
        {value !== '' && !options.some((option) => option.value === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function AskedOneInput({
  useOptions,
  ...props
}: Omit<OneProps, 'options'> & { useOptions: UseOptions }) {
  return <OneInput {...props} options={useOptions()} />;
}

interface DayProps extends Pick<FilterInputProps, 'label' | 'value' | 'onChoose'> {
  min?: string;
  max?: string;
}

/** A day of the calendar, or none. */
export function DayInput({ label, onChoose, ...input }: DayProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input {...input} id={id} type="date" onChange={({ target }) => onChoose(target.value)} />
    </Field>
  );
}

/** What is chosen, by its name once that is known. */
export function OneWords({ value, useOptions }: { value: string; useOptions: UseOptions }) {
  const options = useOptions();
  return options.find((option) => option.value === value)?.label ?? value;
}

const Field = chakra('div', {
  base: { minW: '0', '& > label': { display: 'block', fontSize: 'sm', color: 'muted', mb: '1' } },
});

const Legend = chakra('legend', {
  base: { display: 'block', mb: '1', fontSize: 'sm', color: 'muted' },
});
