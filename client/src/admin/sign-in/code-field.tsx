import { TextField } from '../screens/form/fields.tsx';

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
