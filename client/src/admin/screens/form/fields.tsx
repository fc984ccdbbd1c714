// The fields a form is put together from.
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input, Select, Textarea } from '../../ui/controls.tsx';
import { Field, type FieldProps } from './field.tsx';

export function TextField({
  type = 'text',
  autoComplete,
  readOnly,
  ...field
}: FieldProps & { type?: string; autoComplete?: string; readOnly?: boolean }) {
  return (
    <Field {...field}>
      {(control) => (
        <Input {...control} type={type} autoComplete={autoComplete ?? 'off'} readOnly={readOnly} />
      )}
    </Field>
  );
}

export function LongTextField({ rows = 6, ...field }: FieldProps & { rows?: number }) {
  return (
    <Field {...field}>
      {/* It grows with its text, for which `rows` alone would not be a beginning. */}
      {(control) => (
        <Textarea {...control} rows={rows} minH={`calc(${rows * 1.4}em + 1.125rem)`} maxH="24rem" />
      )}
    </Field>
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
    <Field {...field}>
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
    </Field>
  );
}

export function SelectField({
  options,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
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
