import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Input, Select, Textarea } from './controls.tsx';
import { Problem } from './problem.tsx';
import type { FormFields } from './use-form-fields.ts';

interface FieldProps<Name extends string> {
  form: FormFields<Name>;
  name: Name;
  label: string;
  /** A few words of help under the label. */
  hint?: ReactNode;
  /** Says that it may stay empty. */
  optional?: boolean;
}

const FieldLabel = chakra('label', { base: { display: 'block', fontSize: 'sm', fontWeight: 'semibold' } });
const Quiet = chakra('span', { base: { fontWeight: 'normal', color: 'muted' } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'muted', mt: '0.5' } });

/** A field of one line. */
export function TextField<Name extends string>(
  props: FieldProps<Name> & Omit<ComponentProps<typeof Input>, 'form' | 'name'>,
) {
  const [field, rest] = split(props);
  return <Field {...field}>{(control) => <Input {...rest} {...control} />}</Field>;
}

/** A field of several lines. */
export function TextAreaField<Name extends string>(
  props: FieldProps<Name> & Omit<ComponentProps<typeof Textarea>, 'form' | 'name'>,
) {
  const [field, rest] = split(props);
  return <Field {...field}>{(control) => <Textarea {...rest} {...control} />}</Field>;
}

/** A choice; `children` are its options. */
export function SelectField<Name extends string>(
  props: FieldProps<Name> & Omit<ComponentProps<typeof Select>, 'form' | 'name'>,
) {
  const [field, rest] = split(props);
  return <Field {...field}>{(control) => <Select {...rest} {...control} />}</Field>;
}

/** What a control spreads to hold its value and to belong to its label, hint and problem. */
interface ControlProps {
  id: string;
  name: string;
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

function Field<Name extends string>({
  form,
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps<Name> & { children(control: ControlProps): ReactNode }) {
  const id = `${form.id}-${name}`;
  const problem = form.problems[name];
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    name,
    value: form.values[name],
    onChange: ({ target }) => form.change(name, target.value),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <chakra.div minW="0">
      <FieldLabel htmlFor={id}>
        {label} {optional && <Quiet>(optional)</Quiet>}
      </FieldLabel>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <chakra.div mt="1.5">{children(control)}</chakra.div>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </chakra.div>
  );
}

function split<Name extends string, Props extends FieldProps<Name>>({
  form,
  name,
  label,
  hint,
  optional,
  ...rest
}: Props) {
  return [{ form, name, label, hint, optional } as FieldProps<Name>, rest] as const;
}
