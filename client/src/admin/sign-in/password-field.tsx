import { TextField } from '../screens/form/fields.tsx';

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
