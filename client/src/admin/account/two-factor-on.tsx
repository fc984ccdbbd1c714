import type { ApolloCache } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { responseData } from '../../lib/api/response-data.ts';
import { displayDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField, PasswordField, SubmitButton, showFormFailure } from '../sign-in/credential-fields.tsx';
import { AccountForm, AccountPanel } from './account-panel.tsx';
import {
  OwnTwoFactorDocument,
  type OwnTwoFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
} from './two-factor.generated.ts';

interface Props {
  state: OwnTwoFactorQuery['twoFactor'];
  /** These are the new recovery codes. */
  onCodes(codes: string[]): void;
}

/** While it is on: since when, how many recovery codes are left, and what can be done. */
export function TwoFactorOn({ state, onCodes }: Props) {
  const { since, recoveryCodesLeft, required } = state;
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  if (asking) {
    return (
      <ProofForm action={asking} required={required} onCodes={onCodes} onClose={() => setAsking(null)} />
    );
  }
  return (
    <AccountPanel>
      <chakra.p>
        <strong>It is on</strong>
        {since && ` since ${displayDate(since)}`}. Signing in takes your password and a code.
      </chakra.p>
      <chakra.p color={recoveryCodesLeft < 3 ? 'error' : 'muted'} fontSize="sm">
        {codesLeft(recoveryCodesLeft)}
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => setAsking('codes')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => setAsking('off')}>
          Turn it off
        </Button>
      </Flex>
    </AccountPanel>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Make new ones now.';
  const left = count === 1 ? '1 recovery code is left' : `${count} recovery codes are left`;
  return count < 3 ? `Only ${left}. Make new ones soon.` : `${left}.`;
}

interface ProofProps {
  action: 'codes' | 'off';
  /** Whether an owner demands it of everybody. */
  required: boolean;
  onCodes(codes: string[]): void;
  onClose(): void;
}

const words = {
  codes: {
    text: 'New recovery codes replace all earlier ones.',
    button: 'Make new codes',
    failed: 'No new codes were made',
  },
  off: {
    text: 'Signing in will take your password only.',
    button: 'Turn it off',
    failed: 'Two-factor sign-in is still on',
  },
};

/** The password and a code, for what weakens or renews two-factor sign-in. */
function ProofForm({ action, required, onCodes, onClose }: ProofProps) {
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffTwoFactorMutation();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { text, button, failed } = words[action];

  useEffect(() => form.setFocus('password'), [form]);

  const submit = form.handleSubmit(async (variables) => {
    try {
      if (action === 'codes') {
        const { data } = await renewCodes({
          variables,
          update: (cache, { data: made }) =>
            changeTwoFactor(cache, { recoveryCodesLeft: made?.codes.length ?? 0 }),
        });
        onCodes(responseData(data).codes);
      } else {
        const off = { on: false, since: null, recoveryCodesLeft: 0 };
        await turnOff({ variables, update: (cache) => changeTwoFactor(cache, off) });
        toast.success('Two-factor sign-in is off.');
      }
      onClose();
    } catch (error) {
      showFormFailure(form, failed, error);
    }
  });

  return (
    <FormProvider {...form}>
      <AccountForm noValidate onSubmit={submit}>
        <chakra.p>
          {text}{' '}
          {action === 'off' &&
            required &&
            'An owner requires it for everybody: you will be asked to set it up again.'}
        </chakra.p>
        <PasswordField label="Your password" />
        <CodeField />
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy="One moment...">{button}</SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </AccountForm>
    </FormProvider>
  );
}

/** What is on screen of it follows what was done. */
export function changeTwoFactor(cache: ApolloCache, change: Partial<Props['state']>): void {
  cache.updateQuery({ query: OwnTwoFactorDocument }, (known) =>
    known ? { twoFactor: { ...known.twoFactor, ...change } } : undefined,
  );
}
