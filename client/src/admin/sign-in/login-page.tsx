import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { login, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors, TextField } from '../screens/form/fields.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { CodeField, emailRules, PasswordField, SubmitButton } from './credential-fields.tsx';
import { SignInForm, SignInLayout, SignInLink } from './sign-in-layout.tsx';
import { type SignIn, useSignIn } from './use-sign-in.ts';

export function LoginPage() {
  usePageTitle('Sign In');
  const [query] = useSearchParams();
  const { user } = useSession();
  const signIn = useSignIn();
  const form = useForm({ defaultValues: { email: '', password: '' } });

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
          <SubmitButton size="lg" mt="2" busy="Signing in...">
            Sign In
          </SubmitButton>
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

/** The second step of the sign-in, for an account that asks for a code. */
function CodeStep({ signIn }: { signIn: SignIn }) {
  const form = useForm({ defaultValues: { code: '' } });

  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const signedIn = await signIn.withCode(code);
      toast.success('Welcome back!');
      login(signedIn);
    } catch (error) {
      const failure = readFailure(error);
      if (showFieldErrors(form, failure, ['code'])) return;
      toast.error('Error logging in', { description: failure.message });
      // It took too long: the password is asked for again.
      if (failure.code === 'UNAUTHENTICATED') signIn.startOver();
    }
  });

  return (
    <FormProvider {...form}>
      <SignInForm noValidate onSubmit={submit}>
        <chakra.p>Your password is right. Your account asks for a code as well.</chakra.p>
        <CodeField />
        <SubmitButton size="lg" mt="2" busy="Signing in...">
          Sign In
        </SubmitButton>
        <Button variant="ghost" onClick={signIn.startOver}>
          Back to the password
        </Button>
      </SignInForm>
    </FormProvider>
  );
}

/** `next` as an address of this site, else `fallback`: a link must not lead somebody who signs in elsewhere. */
export function sameSitePath(next: string | null, fallback: string): string {
  const here = 'http://here';
  const url = next && URL.canParse(next, here) ? new URL(next, here) : null;
  if (url?.origin !== here) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Whoever gets it reads it once more: `/.//elsewhere` has become `//elsewhere` by now.
  return new URL(path, here).href === url.href ? path : fallback;
}
