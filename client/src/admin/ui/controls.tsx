// The bare inputs of the staff's part, in one look.
import { chakra, Flex, type FlexProps, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { colors } from '../../generated/brand.ts';
import { Button } from '../../ui/button.tsx';

const look = {
  base: {
    w: 'full',
    minH: '11',
    px: '3',
    py: '2',
    bg: 'white',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'ink' },
    _readOnly: { bg: 'subtle', borderColor: 'line', color: 'muted' },
    _focusVisible: {
      outline: '2px solid {colors.brand}',
      outlineOffset: '0',
      boxShadow: 'none',
      borderColor: 'brand',
    },
    '&[aria-invalid=true]': {
      borderColor: 'danger',
      boxShadow: 'inset calc(var(--start) * -3px) 0 0 {colors.danger}',
    },
  },
} as const;

export const Input = chakra('input', look);
export const Textarea = chakra('textarea', {
  base: { ...look.base, resize: 'vertical', minH: '9rem', fieldSizing: 'content' },
});

interface TicksProps {
  options: readonly { value: string; label: ReactNode }[];
  chosen: readonly string[];
  /** Told of all that are chosen now, in the order of the options. */
  onChoose(chosen: string[]): void;
  onBlur?(): void;
}

/** Boxes of which any number is ticked, each with its words. */
export function Ticks({ options, chosen, onChoose, onBlur }: TicksProps) {
  const values = options.map(({ value }) => value);
  return options.map(({ value, label }) => (
    <CheckLabel key={value}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={() => onChoose(values.filter((option) => chosen.includes(option) !== (option === value)))}
        onBlur={onBlur}
      />
      {label}
    </CheckLabel>
  ));
}

const CheckLabel = chakra('label', {
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

// One arrow in all browsers, with room around it.
const arrow = encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='${colors.muted}' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'><path d='m4 6 4 4 4-4'/></svg>`,
);

export const Select = chakra('select', {
  base: {
    ...look.base,
    cursor: 'pointer',
    appearance: 'none',
    pe: '9',
    textOverflow: 'ellipsis',
    backgroundImage: `url("data:image/svg+xml,${arrow}")`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 0.7rem center',
    _rtl: { backgroundPosition: 'left 0.7rem center' },
    // In forced colours the picture would be lost on its ground.
    _highContrast: { appearance: 'auto', backgroundImage: 'none' },
  },
});

/** What a choice holds, and how people read it. */
export type Choices<Value extends string = string> = Readonly<Record<Value, string>>;

export const optionsOf = <Value extends string>(choices: Choices<Value>) =>
  Object.entries(choices).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** What is chosen from: its value, and what it is called. */
export interface Option {
  value: string;
  label: string;
}

export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface SmallSelectProps extends Omit<HTMLChakraProps<'select'>, 'onChange'> {
  /** Stands in front of it. */
  label: string;
  onChange(value: string): void;
}

/** A choice that stands in a line with others, with its name in front. */
export function SmallSelect({ label, onChange, ...select }: SmallSelectProps) {
  const id = useId();
  return (
    <Flex align="center" gap="2" fontSize="sm" color="muted" minW="0">
      <chakra.label htmlFor={id} flexShrink="0">
        {label}
      </chakra.label>
      <Select
        {...select}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        fontSize="sm"
        minH="9"
        py="1"
        flex="1 1 auto"
        w="auto"
        minW="0"
      />
    </Flex>
  );
}

interface PressedChoiceProps<Choice extends string> extends Omit<FlexProps, 'children'> {
  /** What is chosen, for who does not see the buttons side by side. */
  label: string;
  /** What each button says. */
  choices: Readonly<Record<Choice, ReactNode>>;
  chosen: Choice;
  onChoose(choice: NoInfer<Choice>): void;
}

/** Buttons of which one is pressed. */
export function PressedChoice<Choice extends string>(props: PressedChoiceProps<Choice>) {
  const { label, choices, chosen, onChoose, ...layout } = props;
  return (
    <Flex role="group" aria-label={label} gap="2" {...layout}>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={chosen === choice ? 'default' : 'outline'}
          aria-pressed={chosen === choice}
          onClick={() => onChoose(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </Flex>
  );
}
