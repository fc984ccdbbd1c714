import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveAsFile } from '../screens/files.ts';
import { Panel } from './panel.tsx';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  // What had the focus is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Panel>
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
    </Panel>
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
