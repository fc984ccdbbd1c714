import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { OwnTwoFactorDocument } from './two-factor.generated.ts';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor sign-in of who is signed in: set up, kept, turned off. `onDone`: it is set up and the codes are kept. */
export function TwoFactor({ onDone }: { onDone?(): void }) {
  const { data, error, refetch } = useQuery(OwnTwoFactorDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Shown once, and on top of all else until they are kept.
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) {
    const kept = () => {
      setCodes(null);
      onDone?.();
    };
    return <RecoveryCodes codes={codes} onKept={kept} />;
  }
  if (!data) {
    const retry = () => void refetch().catch(() => undefined);
    return error ? <FailedRows message={readFailure(error).message} onRetry={retry} /> : <LoadingRows />;
  }
  const { twoFactor } = data;
  return twoFactor.on ? (
    <TwoFactorOn state={twoFactor} onCodes={setCodes} />
  ) : (
    <TwoFactorSetup required={twoFactor.required} onCodes={setCodes} />
  );
}
