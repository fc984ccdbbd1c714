import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { logout, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../ui/page.tsx';
import { NewPasswordFields, SubmitButton, showFormFailure } from './credential-fields.tsx';
import { useResetPasswordMutation } from './session.generated.ts';
import { SignInForm, SignInLayout, SignInLink } from './sign-in-layout.tsx';
import { useLinkToken } from './use-link-token.ts';

const title = 'Choose a new password';
const incomplete = 'This link is not complete. Please open it from the mail again, or ask for a new one.';

/** Where the mail about a forgotten password leads. */
export function ResetPasswordPage() {
  usePageTitle(title);
  const token = useLinkToken('token') ?? '';
  const [linkProblem, setLinkProblem] = useState<string | null>(token ? null : incomplete);
  const { user } = useSession();
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });

  const submit = form.handleSubmit(async (passwords) => {
    try {
      await reset({ variables: { input: { token, ...passwords } } });
    } catch (error) {
      const aboutLink = readFailure(error).details.find(({ field }) => field === 'token');
      if (aboutLink) setLinkProblem(aboutLink.message);
      else showFormFailure(form, 'The password was not changed', error);
      return;
    }
    // Whoever was signed in here has to show that they know the new one.
    if (user) await logout();
    toast.success('Your password is changed', { description: 'Please sign in with the new one.' });
    navigate(paths.adminLogin(), { replace: true });
  });

  return (
    <SignInLayout title={title} lead="It signs you out everywhere else.">
      {linkProblem ? (
        <>
          <chakra.p role="alert">{linkProblem}</chakra.p>
          <SignInLink>
            <Link to={paths.adminForgotPassword}>Ask for a new link</Link>
          </SignInLink>
        </>
      ) : (
        <FormProvider {...form}>
          <SignInForm noValidate onSubmit={submit}>
            <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
            <SubmitButton size="lg" mt="2" busy="Saving...">
              Save the new password
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
