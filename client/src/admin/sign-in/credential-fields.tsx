import type { ComponentProps } from 'react';
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors, TextField } from '../screens/form/fields.tsx';

/** What looks like an e-mail address; whether it is one, only a mail can tell. */
export const emailRules: RegisterOptions = {
  required: 'Email is required.',
  pattern: {
    value: /^\s*[^\s@]+@\S+\s*$/,
    message: 'Email must be an e-mail address, such as name@example.com.',
  },
};

/** Where people type the password they have. */
export function PasswordField({ label = 'Password' }: { label?: string }) {
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete="current-password"
      rules={{ required: 'Password is required.' }}
    />
  );
}

interface Props {
  label: string;
  /** Of the field in which it is typed a second time. */
  confirmLabel: string;
}

/** A new password, typed twice, as `password` and `confirmPassword` of the form. Whether it is good is for the server to say. */
export function NewPasswordFields({ label, confirmLabel }: Props) {
  return (
    <>
      <TextField
        name="password"
        label={label}
        type="password"
        autoComplete="new-password"
        rules={{ required: 'Password is required.' }}
        hint="10 characters or more, such as three or four words."
      />
      <TextField
        name="confirmPassword"
        label={confirmLabel}
        type="password"
        autoComplete="new-password"
        rules={{ required: 'Confirm password is required.' }}
      />
    </>
  );
}

const anyCode = 'The 6 digits your authenticator app shows, or one of your recovery codes.';

/** Where a code of two-factor sign-in is typed. */
export function CodeField({ hint = anyCode }: { hint?: string }) {
  return (
    <TextField
      name="code"
      label="Code"
      autoComplete="one-time-code"
      rules={{ required: 'Code is required.' }}
      hint={hint}
    />
  );
}

/** Sends the form around it; `busy` is what it says meanwhile. */
export function SubmitButton({
  busy,
  children,
  ...button
}: ComponentProps<typeof Button> & { busy: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" disabled={isSubmitting} {...button}>
      {isSubmitting ? busy : children}
    </Button>
  );
}

/** What the server found wrong stands beside its field; what is about none of them is said in a toast called `title`. */
export function showFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  title: string,
  error: unknown,
): void {
  const failure = readFailure(error);
  if (!showFieldErrors(form, failure, Object.keys(form.getValues()) as Path<Values>[]))
    toast.error(title, { description: failure.message });
}
