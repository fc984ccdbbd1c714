import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from './panel.tsx';
import { ProofForm } from './proof-form.tsx';
import type { OwnTwoFactorQuery } from './two-factor.generated.ts';

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
    <Panel>
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
    </Panel>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Make new ones now.';
  const left = count === 1 ? '1 recovery code is left' : `${count} recovery codes are left`;
  return count < 3 ? `Only ${left}. Make new ones soon.` : `${left}.`;
}
