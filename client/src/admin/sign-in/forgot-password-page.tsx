import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TextField } from '../screens/form/fields.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { emailRules, SubmitButton, showFormFailure } from './credential-fields.tsx';
import { useRequestPasswordResetMutation } from './session.generated.ts';
import { SignInForm, SignInLayout, SignInLink } from './sign-in-layout.tsx';

const title = 'Forgot your password?';

/** Asks for the mail with which a new password is chosen. */
export function ForgotPasswordPage() {
  usePageTitle(title);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request] = useRequestPasswordResetMutation();
  const form = useForm({ defaultValues: { email: '' } });

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await request({ variables: { email } });
      setSentTo(email.trim());
    } catch (error) {
      showFormFailure(form, 'The link was not sent', error);
    }
  });

  return (
    <SignInLayout title={title} lead="We mail you a link to choose a new one.">
      {sentTo ? (
        <chakra.p role="status" overflowWrap="anywhere">
          If there is an account for <strong>{sentTo}</strong>, the link is on its way. It works once, for 30
          minutes. Nothing after some minutes? Look among your unwanted mail, or ask an owner of this site.
        </chakra.p>
      ) : (
        <FormProvider {...form}>
          <SignInForm noValidate onSubmit={submit}>
            <TextField name="email" label="Email" type="email" autoComplete="username" rules={emailRules} />
            <SubmitButton size="lg" mt="2" busy="Sending...">
              Send the link
            </SubmitButton>
          </SignInForm>
        </FormProvider>
      )}
      <SignInLink>
        <Link to={paths.adminLogin()}>Back to the sign-in</Link>
      </SignInLink>
    </SignInLayout>
  );
}
