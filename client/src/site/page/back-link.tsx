import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Quiet = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    _hover: { color: 'accentText' },
    '& svg': { w: '4', h: '4' },
  },
});

/** The way from one thing to the list it stands in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Quiet to={to} data-screen-only>
      <ArrowLeft aria-hidden />
      {children}
    </Quiet>
  );
}
