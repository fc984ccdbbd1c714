import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { login } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../screens/form/checks.ts';
import { CodeField } from './code-field.tsx';
import { SignInForm } from './sign-in-layout.tsx';
import type { SignIn } from './use-sign-in.ts';

/** The second step of the sign-in, for an account that asks for a code. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;

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
        <Button type="submit" size="lg" disabled={isSubmitting} mt="2">
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </Button>
        <Button variant="ghost" onClick={signIn.startOver}>
          Back to the password
        </Button>
      </SignInForm>
    </FormProvider>
  );
}
