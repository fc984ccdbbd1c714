import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    mt: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'dangerText',
    '& svg': { w: '1em', h: '1em', flexShrink: '0', alignSelf: 'center' },
  },
});

/** What is wrong with the field above it. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Line id={id}>
      <CircleAlert aria-hidden />
      {children}
    </Line>
  );
}
