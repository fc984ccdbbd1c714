import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
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

/** Where a code of two-factor sign-in is typed: one of the app, or a recovery code. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label="Code"
      autoComplete="one-time-code"
      rules={{ required: 'Code is required.' }}
      hint="The 6 digits your authenticator app shows, or one of your recovery codes."
    />
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
