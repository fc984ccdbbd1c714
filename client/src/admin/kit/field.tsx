import { chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';

export interface FieldProps {
  name: string;
  label: string;
  /** What a valid entry is, each rule with its sentence. */
  rules?: RegisterOptions;
  /** A few words of help under the field. */
  hint?: string;
}

/** What a control spreads to belong to its label, hint and problem. */
export type ControlProps = UseFormRegisterReturn & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
};

/** A label, a control and, beside it, what is wrong with it. */
export function Field({
  name,
  label,
  rules,
  hint,
  children,
}: FieldProps & { children(control: ControlProps): ReactNode }) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const problem = getFieldState(name, formState).error?.message;
  const required = Boolean(rules?.required);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control: ControlProps = {
    ...register(name, rules),
    id,
    'aria-invalid': Boolean(problem),
    'aria-describedby': described || undefined,
    'aria-required': required,
  };
  // The form checks and says what is wrong itself; the browser's own bubbles would cover it.
  delete control.required;
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
        {!required && (
          <chakra.span ml="2" fontWeight="normal" color="muted">
            optional
          </chakra.span>
        )}
      </chakra.label>
      {children(control)}
      {problem && (
        <Text id={`${id}-problem`} role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          {problem}
        </Text>
      )}
      {hint && (
        <Text id={`${id}-hint`} fontSize="xs" color="muted">
          {hint}
        </Text>
      )}
    </Flex>
  );
}
