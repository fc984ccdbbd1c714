import { chakra } from '@chakra-ui/react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { toast } from 'sonner';
import { answered } from '../../lib/answered.ts';
import { readFailure } from '../../lib/failure.ts';
import { login, useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../kit/fields.tsx';
import { placeBesideFields } from '../kit/place-beside-fields.ts';
import { usePageTitle } from '../kit/use-page-title.ts';
import { emailRules } from './email-rules.ts';
import { Entrance, EntranceLink } from './entrance.tsx';
import { useSignupMutation } from './session.generated.ts';

const blank = { email: '', password: '', confirmPassword: '' };

export function SignupPage() {
  usePageTitle('Sign up');
  const { user } = useSession();
  const [signUp] = useSignupMutation();
  const form = useForm({ defaultValues: blank });
  const { isSubmitting } = form.formState;

  // Whether both passwords match is for the server to say.
  const submit = form.handleSubmit(async (input) => {
    try {
      const { data } = await signUp({ variables: { input } });
      toast.success('Signup successful!');
      login(answered(data).signup);
    } catch (error) {
      const failure = readFailure(error);
      toast.error(failure.message, { description: failure.details[0]?.message });
      placeBesideFields(form, failure, Object.keys(blank) as Path<typeof blank>[]);
    }
  });

  if (user) return <Navigate to={paths.admin} replace />;
  return (
    <Entrance title="Sign up" lead="An account for the staff's part of the website.">
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
          <TextField name="email" label="Email" type="email" autoComplete="username" rules={emailRules} />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            rules={{ required: 'Password is required.' }}
            hint="10 characters or more."
          />
          <TextField
            name="confirmPassword"
            label="Confirm Password"
            type="password"
            autoComplete="new-password"
            rules={{ required: 'Confirm password is required.' }}
          />
          <Button type="submit" size="lg" disabled={isSubmitting} mt="2">
            {isSubmitting ? 'Signing up...' : 'Sign up'}
          </Button>
        </chakra.form>
      </FormProvider>
      <EntranceLink>
        <Link to={paths.adminLogin()}>Already have an account? Sign in</Link>
      </EntranceLink>
    </Entrance>
  );
}
