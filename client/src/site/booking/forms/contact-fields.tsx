import { Grid } from '@chakra-ui/react';
import { TextField } from '../../forms/field.tsx';
import type { FormFields } from '../../forms/use-form-fields.ts';

export const contactNames = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Whom the office writes to. */
export function ContactFields({ form }: { form: FormFields<string> }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6">
      <TextField form={form} name="firstName" label="First name" required autoComplete="given-name" />
      <TextField form={form} name="lastName" label="Last name" required autoComplete="family-name" />
      <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
      <TextField form={form} name="phone" label="Phone" type="tel" required autoComplete="tel" />
    </Grid>
  );
}

/** What somebody typed about themselves, as it is sent. */
export const contactOf = ({ values }: FormFields<string>) => ({
  firstName: values.firstName ?? '',
  lastName: values.lastName ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
});
