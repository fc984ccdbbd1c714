import { useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { useSession } from '../../lib/session/session.ts';
import { TextField } from '../screens/form/fields.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { NewPasswordFields, SubmitButton, showFormFailure } from '../sign-in/credential-fields.tsx';
import { Section, usePageTitle } from '../ui/page.tsx';
import { roleDuties } from '../ui/roles.ts';
import { MyNameDocument, useChangeNameMutation, useChangePasswordMutation } from './account.generated.ts';
import { AccountForm } from './account-panel.tsx';
import { keepSessions, SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

/** What everybody decides about their own account: the password, two-factor sign-in, and where they are signed in. */
export function AccountPage() {
  usePageTitle('Your account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <chakra.h1 textStyle="heading">Your account</chakra.h1>
      <chakra.p mt="1" mb={{ base: '5', md: '6' }} color="muted" fontSize="sm" overflowWrap="anywhere">
        You are signed in as <strong>{user.email}</strong>. {roleDuties[user.role]}
      </chakra.p>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '24rem minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Grid gap="8" minW="0">
          <Section title="Name" mb="0" minW="0">
            <NameForm email={user.email} />
          </Section>
          <Section title="Password" mb="0" minW="0">
            <PasswordForm email={user.email} />
          </Section>
          <Section title="Two-factor sign-in" mb="0" minW="0">
            <TwoFactor />
          </Section>
        </Grid>
        <Section title="Where you are signed in" mb="0" minW="0">
          <SessionList />
        </Section>
      </Grid>
    </>
  );
}

/** What colleagues see beside what one does: in timelines, where a registration is assigned, where a record is open. */
function NameForm({ email }: { email: string }) {
  const { data } = useQuery(MyNameDocument);
  const [changeName] = useChangeNameMutation();
  const form = useForm({ values: { name: data?.me?.name ?? '' } });

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const answer = await changeName({ variables: { name } });
      const now = answer.data?.changeName.name;
      toast.success(now ? `Colleagues see you as “${now}”.` : 'Colleagues see you by your e-mail.');
    } catch (error) {
      const { message, details } = readFailure(error);
      form.setError('name', { message: details[0]?.message ?? message });
    }
  });

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          rules={{ maxLength: { value: 80, message: 'Please use 80 characters or fewer.' } }}
          hint={`Colleagues see it beside what you do. Without one they see ${email.split('@')[0]}.`}
        />
        <SubmitButton justifySelf="start" busy="Saving...">
          Save name
        </SubmitButton>
      </chakra.form>
    </FormProvider>
  );
}

const blank = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password of who is signed in, which ends their other sessions. */
function PasswordForm({ email }: { email: string }) {
  const [change] = useChangePasswordMutation();
  const form = useForm({ defaultValues: blank });

  const submit = form.handleSubmit(async (input) => {
    try {
      await change({
        variables: { input },
        update: (cache) => keepSessions(cache, ({ current }) => current),
      });
      form.reset(blank);
      toast.success('Your password is changed.', { description: 'You are signed out everywhere else.' });
    } catch (error) {
      showFormFailure(form, 'Your password was not changed', error);
    }
  });

  return (
    <FormProvider {...form}>
      <AccountForm noValidate onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          rules={{ required: 'Current password is required.' }}
        />
        <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
        <SubmitButton alignSelf="flex-start" busy="Saving...">
          Change password
        </SubmitButton>
      </AccountForm>
    </FormProvider>
  );
}

export const code: ScreenCode = { Screen: AccountPage };
