import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveAsFile } from '../screens/files.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { AccountPanel } from './account-panel.tsx';
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
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const { twoFactor } = data;
  return twoFactor.on ? (
    <TwoFactorOn state={twoFactor} onCodes={setCodes} />
  ) : (
    <TwoFactorSetup required={twoFactor.required} onCodes={setCodes} />
  );
}

/** The recovery codes, which are shown this once. */
function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  // What had the focus is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <AccountPanel>
      <chakra.h3 ref={title} tabIndex={-1} fontWeight="semibold">
        Keep your recovery codes
      </chakra.h3>
      <chakra.p>
        Without your telephone each of these lets you in once. They are not shown again: print them, or keep
        them where you keep your passwords.
      </chakra.p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onKept}>I have kept them</Button>
        <Button
          variant="outline"
          onClick={() => saveAsFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          Download
        </Button>
      </Flex>
    </AccountPanel>
  );
}

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});
