import { TextField } from '../screens/form/fields.tsx';

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
