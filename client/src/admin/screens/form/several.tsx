import { Flex } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { commaParts } from '../../../lib/text.ts';
import { CheckLabel } from '../../ui/controls.tsx';
import { FieldFrame } from './field.tsx';
import type { Field, InputProps } from './form.tsx';
import { type Choices, optionsOf } from './kinds.tsx';

/** Any number of several; the form holds them with commas between, in the order of the choices. */
export const several = <Value extends string>(
  choices: Choices<Value>,
  more: Partial<Field<Value[]>> = {},
): Field<Value[]> => ({
  blank: '',
  read: (saved) => saved.join(', '),
  send: (typed) => commaParts(String(typed)) as Value[],
  split: commaParts,
  // None of them is an answer, too.
  draw: (props) => <Choosing {...props} choices={choices} />,
  ...more,
});

function Choosing({ name, label, hint, choices }: InputProps & { choices: Choices }) {
  const { field } = useController({ name });
  const chosen = commaParts(String(field.value ?? ''));
  const toggle = (value: string) => {
    const next = optionsOf(choices)
      .map((option) => option.value)
      .filter((one) => chosen.includes(one) !== (one === value));
    field.onChange(next.join(', '));
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} required={false}>
      {({ id, ...described }) => (
        <Flex
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={described['aria-describedby']}
          wrap="wrap"
          columnGap="5"
        >
          {optionsOf(choices).map((option) => (
            <CheckLabel key={option.value}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                onBlur={field.onBlur}
              />
              {option.label}
            </CheckLabel>
          ))}
        </Flex>
      )}
    </FieldFrame>
  );
}
