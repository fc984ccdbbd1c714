import { chakra } from '@chakra-ui/react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { login } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../screens/form/checks.ts';
import { TextField } from '../screens/form/fields.tsx';
import { roleDuties, roleLabels } from '../ui/roles.ts';
import { emailRules } from './email-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type SignupOfferQuery, useSignupMutation } from './session.generated.ts';
import { SignInForm } from './sign-in-layout.tsx';

interface Props {
  /** Of the invitation's link. */
  token: string | null;
  /** The token of the setup's link. */
  setup: string | null;
  invitation: SignupOfferQuery['invitation'] | null;
}

const fields: Path<{ email: string; password: string; confirmPassword: string }>[] = [
  'email',
  'password',
  'confirmPassword',
];

/** Makes an account; with an invitation for the e-mail it was sent to. */
export function SignupForm({ token, setup, invitation }: Props) {
  const [signUp] = useSignupMutation();
  const form = useForm({
    defaultValues: { email: invitation?.email ?? '', password: '', confirmPassword: '' },
  });
  const { isSubmitting } = form.formState;

  // Whether both passwords match is for the server to say.
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data } = await signUp({ variables: { input: { ...values, invitation: token, setup } } });
      toast.success('Signup successful!');
      login(responseData(data).signup);
    } catch (error) {
      const failure = readFailure(error);
      toast.error(failure.message, { description: failure.details[0]?.message });
      showFieldErrors(form, failure, fields);
    }
  });

  return (
    <FormProvider {...form}>
      <SignInForm noValidate onSubmit={submit}>
        {invitation && (
          <chakra.p bg="brandSoft" px="4" py="3" borderRadius="md" fontSize="sm" overflowWrap="anywhere">
            {invitation.invitedBy ?? 'An owner of this site'} invites you. Your role:{' '}
            {roleLabels[invitation.role]}. {roleDuties[invitation.role]}
          </chakra.p>
        )}
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          rules={emailRules}
          readOnly={invitation !== null}
          hint={invitation ? 'The invitation is for this e-mail.' : undefined}
        />
        <NewPasswordFields label="Password" confirmLabel="Confirm Password" />
        <Button type="submit" size="lg" disabled={isSubmitting} mt="2">
          {isSubmitting ? 'Signing up...' : 'Sign up'}
        </Button>
      </SignInForm>
    </FormProvider>
  );
}
