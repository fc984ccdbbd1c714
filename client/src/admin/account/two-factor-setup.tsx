import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../screens/form/checks.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { Panel, PanelForm } from './panel.tsx';
import { type SetUpTwoFactorMutation, useSetUpTwoFactorMutation } from './two-factor.generated.ts';
import { TwoFactorConfirm } from './two-factor-confirm.tsx';

interface Props {
  /** Whether an owner demands it of everybody. */
  required: boolean;
  /** It is on, and these are the recovery codes. */
  onCodes(codes: string[]): void;
}

/** Turning it on: the password first, then the app and a code of it. */
export function TwoFactorSetup({ required, onCodes }: Props) {
  const [setUp] = useSetUpTwoFactorMutation();
  const [begun, setBegun] = useState<SetUpTwoFactorMutation['setUpTwoFactor'] | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (variables) => {
    try {
      const { data } = await setUp({ variables });
      form.reset();
      setBegun(responseData(data).setUpTwoFactor);
    } catch (error) {
      const failure = readFailure(error);
      if (showFieldErrors(form, failure, ['password'])) return;
      toast.error('The setup did not begin', { description: failure.message });
    }
  });

  if (begun) {
    return (
      <Panel>
        <TwoFactorConfirm setup={begun} onCodes={onCodes} onCancel={() => setBegun(null)} />
      </Panel>
    );
  }
  return (
    <FormProvider {...form}>
      <PanelForm noValidate onSubmit={submit}>
        <chakra.p>
          {required ? 'It is not set up yet. ' : 'It is off. '}
          With it, signing in takes your password and a code that an authenticator app on your telephone
          shows. Who learns your password then still cannot sign in.
        </chakra.p>
        <PasswordField label="Your password" />
        <Button type="submit" disabled={isSubmitting} alignSelf="flex-start">
          {isSubmitting ? 'One moment...' : 'Set it up'}
        </Button>
      </PanelForm>
    </FormProvider>
  );
}
