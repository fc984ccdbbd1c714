import { Box, chakra, Flex } from '@chakra-ui/react';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField, PasswordField, SubmitButton, showFormFailure } from '../sign-in/credential-fields.tsx';
import { OwnSessionsDocument } from './account.generated.ts';
import { AccountForm, AccountPanel } from './account-panel.tsx';
import {
  type SetUpTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useSetUpTwoFactorMutation,
} from './two-factor.generated.ts';
import { changeTwoFactor } from './two-factor-on.tsx';

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

  const submit = form.handleSubmit(async (variables) => {
    try {
      const { data } = await setUp({ variables });
      form.reset();
      setBegun(responseData(data).setUpTwoFactor);
    } catch (error) {
      showFormFailure(form, 'The setup did not begin', error);
    }
  });

  if (begun) {
    return (
      <AccountPanel>
        <TwoFactorConfirm setup={begun} onCodes={onCodes} onCancel={() => setBegun(null)} />
      </AccountPanel>
    );
  }
  return (
    <FormProvider {...form}>
      <AccountForm noValidate onSubmit={submit}>
        <chakra.p>
          {required ? 'It is not set up yet. ' : 'It is off. '}
          With it, signing in takes your password and a code that an authenticator app on your telephone
          shows. Who learns your password then still cannot sign in.
        </chakra.p>
        <PasswordField label="Your password" />
        <SubmitButton alignSelf="flex-start" busy="One moment...">
          Set it up
        </SubmitButton>
      </AccountForm>
    </FormProvider>
  );
}

interface ConfirmProps {
  setup: SetUpTwoFactorMutation['setUpTwoFactor'];
  onCodes(codes: string[]): void;
  onCancel(): void;
}

/** The secret as a picture and in letters, and the code that shows that the app has it. */
function TwoFactorConfirm({ setup, onCodes, onCancel }: ConfirmProps) {
  const [confirm] = useConfirmTwoFactorMutation();
  const form = useForm({ defaultValues: { code: '' } });

  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (variables) => {
    try {
      const { data } = await confirm({
        variables,
        update: (cache, { data: made }) => {
          const recoveryCodesLeft = made?.codes.length ?? 0;
          changeTwoFactor(cache, { on: true, since: new Date().toISOString(), recoveryCodesLeft });
          cache.updateQuery({ query: OwnSessionsDocument }, (known) =>
            known ? { sessions: known.sessions.filter(({ current }) => current) } : undefined,
          );
        },
      });
      toast.success('Two-factor sign-in is on.', { description: 'You are signed out everywhere else.' });
      onCodes(responseData(data).codes);
    } catch (error) {
      showFormFailure(form, 'Two-factor sign-in is still off', error);
    }
  });

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
        <chakra.p>1. Point your authenticator app at this picture, or type the key into it.</chakra.p>
        {/* White around it, whatever the page's colour: cameras need it. */}
        <Box bg="white" p="3" borderWidth="1px" borderRadius="md" alignSelf="flex-start">
          <QRCodeSVG value={setup.uri} size={176} level="M" title="The key for your authenticator app" />
        </Box>
        <Box fontSize="sm">
          Key:{' '}
          <chakra.code overflowWrap="anywhere">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</chakra.code>
        </Box>
        <chakra.p>2. Type the code the app shows now.</chakra.p>
        <CodeField hint="6 digits. A new code appears every 30 seconds." />
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy="One moment...">Turn it on</SubmitButton>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </FormProvider>
  );
}
