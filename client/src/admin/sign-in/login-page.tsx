import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { login, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../screens/form/fields.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { CodeStep } from './code-step.tsx';
import { emailRules } from './email-rules.ts';
import { PasswordField } from './password-field.tsx';
import { sameSitePath } from './same-site-path.ts';
import { SignInForm, SignInLayout, SignInLink } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function LoginPage() {
  usePageTitle('Sign In');
  const [query] = useSearchParams();
  const { user } = useSession();
  const signIn = useSignIn();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (variables) => {
    try {
      const signedIn = await signIn.withPassword(variables);
      // Else the code is asked for.
      if (!signedIn) return;
      toast.success('Welcome back!');
      login(signedIn);
    } catch (error) {
      showFailure('Error logging in', error);
      form.setFocus('password', { shouldSelect: true });
    }
  });

  if (user) return <Navigate to={sameSitePath(query.get('next'), paths.admin)} replace />;
  if (signIn.asksForCode) {
    return (
      <SignInLayout title="Sign In" lead="For the staff of the agency.">
        <CodeStep signIn={signIn} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Sign In" lead="For the staff of the agency.">
      <FormProvider {...form}>
        <SignInForm noValidate onSubmit={submit}>
          <TextField name="email" label="Email" type="email" autoComplete="username" rules={emailRules} />
          <PasswordField />
          <Button type="submit" size="lg" disabled={isSubmitting} mt="2">
            {isSubmitting ? 'Signing in...' : 'Sign In'}
          </Button>
        </SignInForm>
      </FormProvider>
      <SignInLink>
        <Link to={paths.adminForgotPassword}>Forgot your password?</Link>
      </SignInLink>
      <SignInLink>
        No account yet? <Link to={paths.adminSignup}>Sign up</Link>
      </SignInLink>
    </SignInLayout>
  );
}
