// The fields a form is put together from.
import { chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';
import type { Failure } from '../../../lib/api/failure.ts';
import { Input, type Option, Options, Select, Textarea } from '../../ui/controls.tsx';
import { afterPointerUp } from './after-pointer-up.ts';

export function TextField({
  type = 'text',
  autoComplete,
  readOnly,
  ...field
}: FieldProps & { type?: string; autoComplete?: string; readOnly?: boolean }) {
  return (
    <LabelledField {...field}>
      {(control) => (
        <Input {...control} type={type} autoComplete={autoComplete ?? 'off'} readOnly={readOnly} />
      )}
    </LabelledField>
  );
}

export function LongTextField({ rows = 6, ...field }: FieldProps & { rows?: number }) {
  return (
    <LabelledField {...field}>
      {/* It grows with its text, for which `rows` alone would not be a beginning. */}
      {(control) => (
        <Textarea {...control} rows={rows} minH={`calc(${rows * 1.4}em + 1.125rem)`} maxH="24rem" />
      )}
    </LabelledField>
  );
}

/** A number as it was typed; the form's values hold it as text. */
export function NumberField({
  step,
  min,
  unit,
  ...field
}: FieldProps & { step: number; min?: number; unit?: string }) {
  return (
    <LabelledField {...field}>
      {(control) => (
        <Flex align="center" position="relative">
          {unit && (
            <chakra.span
              position="absolute"
              insetInlineStart="3"
              color="muted"
              fontSize="sm"
              pointerEvents="none"
            >
              {unit}
            </chakra.span>
          )}
          <Input
            {...control}
            ps={unit ? '14' : undefined}
            type="number"
            inputMode={step < 1 ? 'decimal' : 'numeric'}
            step={step}
            min={min}
            // The wheel scrolls the form; it must not change a price on its way.
            onWheel={({ currentTarget }) => currentTarget.blur()}
          />
        </Flex>
      )}
    </LabelledField>
  );
}

export function SelectField({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  return (
    <LabelledField {...field}>
      {(control) => (
        <Select {...control}>
          <Options of={options} />
        </Select>
      )}
    </LabelledField>
  );
}

export function CheckField({ name, label, hint }: FieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <chakra.label htmlFor={id} display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
      <chakra.input
        {...register(name)}
        id={id}
        type="checkbox"
        w="5"
        h="5"
        accentColor="brand"
        flexShrink="0"
        aria-describedby={`${id}-hint`}
      />
      <span>
        <chakra.span fontSize="sm" fontWeight="semibold">
          {label}
        </chakra.span>
        <chakra.span id={`${id}-hint`} display="block" fontSize="xs" color="muted">
          {hint}
        </chakra.span>
      </span>
    </chakra.label>
  );
}

export interface FieldProps {
  name: string;
  label: string;
  /** What a valid entry is, each rule with its sentence. */
  rules?: RegisterOptions;
  /** A few words of help under the field. */
  hint?: string;
}

/** What ties a control to its label, hint and problem. The label's own id is `${id}-label`. */
export interface Described {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

/** What an input spreads to belong to the form and to its field. */
type ControlProps = UseFormRegisterReturn & Described;

/** A label, a control and, beside it, what is wrong with it. */
export function LabelledField({
  name,
  label,
  rules,
  hint,
  children,
}: FieldProps & { children(control: ControlProps): ReactNode }) {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} hint={hint} required={Boolean(rules?.required)}>
      {(described) => {
        const registered = register(name, rules);
        const control: ControlProps = { ...registered, ...described };
        // What is wrong moves the fields below, so it waits until a press has found its target.
        control.onBlur = async (event) => afterPointerUp(() => registered.onBlur(event));
        // The form checks and says what is wrong itself; the browser's own bubbles would cover it.
        delete control.required;
        return children(control);
      }}
    </FieldFrame>
  );
}

interface FrameProps extends Omit<FieldProps, 'rules'> {
  required: boolean;
  children(described: Described): ReactNode;
}

/** What a field looks like around any control that takes its id and descriptions. */
export function FieldFrame({ name, label, hint, required, children }: FrameProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const problem = getFieldState(name, formState).error?.message;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <chakra.label id={`${id}-label`} htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
        {!required && (
          <chakra.span ms="2" fontWeight="normal" color="muted">
            optional
          </chakra.span>
        )}
      </chakra.label>
      {children({
        id,
        'aria-invalid': Boolean(problem),
        'aria-describedby': described || undefined,
        'aria-required': required,
      })}
      {problem && (
        <Text id={`${id}-problem`} role="alert" fontSize="sm" fontWeight="medium" color="dangerText">
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

/** Why a form was not saved, above its fields. */
export const FormProblem = chakra(
  'p',
  { base: { bg: 'dangerSoft', color: 'dangerText', px: '4', py: '3', borderRadius: 'md', fontSize: 'sm' } },
  { defaultProps: { role: 'alert' } },
);

/**
 * Puts what the server found wrong beside the fields and the focus on the first of them, in the order
 * of `fields`; within a list of forms beside the field of its form. False when it names none of them.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  failure: Failure,
  fields: Path<Values>[],
): boolean {
  const faults = failure.details.flatMap(({ message, path }) => {
    const name = nameOf(path);
    const [first = ''] = name.split('.');
    return (fields as string[]).includes(first) ? [{ name: name as Path<Values>, message, first }] : [];
  });
  for (const { name, message } of faults) form.setError(name, { type: 'server', message });
  const order = (first: string) => (fields as string[]).indexOf(first);
  const [foremost] = faults.toSorted((one, other) => order(one.first) - order(other.first));
  if (foremost) form.setFocus(foremost.name);
  return foremost !== undefined;
}

/** The form's name for a place in what was sent: `slides.0.title`; one of several words belongs to the field of them all. */
function nameOf(path: Failure['details'][number]['path']): string {
  const within = path[0] === 'input' ? path.slice(1) : path;
  return within.slice(0, within.findLastIndex((part) => typeof part === 'string') + 1).join('.');
}
