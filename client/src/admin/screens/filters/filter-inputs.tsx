// Where the filters of a list are chosen.
import { chakra, Flex } from '@chakra-ui/react';
import { FilterChoice, FilterDay } from '../filtered/filter-field.tsx';
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
          <Check key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => onChoose(toggled(option.value))}
            />
            {option.label}
          </Check>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

export function DayInput({ onChoose, ...props }: FilterInputProps) {
  return <FilterDay {...props} onChange={onChoose} />;
}

export function OneInput({ onChoose, useOptions, ...props }: FilterInputProps & { useOptions: UseOptions }) {
  return <FilterChoice {...props} all="All" options={useOptions()} onChange={onChoose} />;
}

/** What is chosen, by its name once that is known. */
export function OneWords({ value, useOptions }: { value: string; useOptions: UseOptions }) {
  const options = useOptions();
  return options.find((option) => option.value === value)?.label ?? value;
}

const Legend = chakra('legend', {
  base: { display: 'block', mb: '1', fontSize: 'sm', color: 'muted' },
});

const Check = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontSize: 'sm',
    cursor: 'pointer',
    '& input': { w: '5', h: '5', accentColor: '{colors.brand}', flexShrink: '0' },
  },
});
