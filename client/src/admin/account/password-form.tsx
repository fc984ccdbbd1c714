import { FormProvider, type Path, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../screens/form/checks.ts';
import { TextField } from '../screens/form/fields.tsx';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { OwnSessionsDocument, useChangePasswordMutation } from './account.generated.ts';
import { PanelForm } from './panel.tsx';

const blank = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password of who is signed in, which ends their other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const [change] = useChangePasswordMutation();
  const form = useForm({ defaultValues: blank });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await change({
        variables: { input },
        update: (cache) => {
          cache.updateQuery({ query: OwnSessionsDocument }, (data) =>
            data ? { sessions: data.sessions.filter(({ current }) => current) } : undefined,
          );
        },
      });
      form.reset(blank);
      toast.success('Your password is changed.', { description: 'You are signed out everywhere else.' });
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldErrors(form, failure, Object.keys(blank) as Path<typeof blank>[])) {
        toast.error('Your password was not changed', { description: failure.message });
      }
    }
  });

  return (
    <FormProvider {...form}>
      <PanelForm noValidate onSubmit={submit}>
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
        <Button type="submit" disabled={isSubmitting} alignSelf="flex-start">
          {isSubmitting ? 'Saving...' : 'Change password'}
        </Button>
      </PanelForm>
    </FormProvider>
  );
}
