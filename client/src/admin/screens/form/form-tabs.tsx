import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Choices } from '../../ui/controls.tsx';
import type { InputProps } from './form.tsx';
import { select } from './kinds.tsx';

interface Props<Value extends string> {
  /** The form's field that holds the chosen tab. */
  name: string;
  label: string;
  choices: Choices<Value>;
  /** The fields of a tab. */
  children(value: Value): ReactNode;
}

/** A choice of kinds, each with fields of its own; only those of the chosen one are there, so kinds can share a field. */
export function FormTabs<Value extends string>({ name, label, choices, children }: Props<Value>) {
  const { setValue } = useFormContext();
  const chosen = useWatch({ name }) as Value;
  const kinds = Object.entries(choices) as [Value, string][];
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={({ value }) => setValue(name, value, { shouldDirty: true })}
      lazyMount
      unmountOnExit
    >
      <Tabs.List aria-label={label}>
        {kinds.map(([value, word]) => (
          <Tabs.Trigger key={value} value={value}>
            {word}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {kinds.map(([value]) => (
        <Tabs.Content key={value} value={value}>
          {value === chosen && children(value)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** A choice that shows other fields with each of its values; those fields are `drawnElsewhere`. */
export const tabs = <Value extends string>(
  choices: Choices<Value>,
  fieldsOf: (chosen: Value, field: InputProps['field']) => ReactNode,
) =>
  select<Value>(choices, {
    draw: ({ name, label, field }) => (
      <FormTabs name={name} label={label} choices={choices}>
        {(chosen) => fieldsOf(chosen, field)}
      </FormTabs>
    ),
  });
