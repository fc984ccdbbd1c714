import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { Input, Select } from '../../ui/controls.tsx';

/** Where filters stand: beside each other, and on a phone two in a line. */
export const FilterBar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    mb: '4',
  },
});

interface ChoiceProps {
  label: string;
  value: string;
  onChange(value: string): void;
  options: readonly { value: string; label: string }[];
  /** What stands first and narrows nothing. */
  all: string;
}

export function FilterChoice({ label, value, onChange, options, all }: ChoiceProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
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

interface DayProps extends Pick<HTMLChakraProps<'input'>, 'min' | 'max'> {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A day of the calendar, or none. */
export function FilterDay({ label, onChange, ...input }: DayProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input {...input} id={id} type="date" onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

const Field = chakra('div', {
  base: { minW: '0', '& > label': { display: 'block', fontSize: 'sm', color: 'muted', mb: '1' } },
});
