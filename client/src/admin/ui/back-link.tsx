import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';

const look = { variant: 'ghost', size: 'sm', ms: '-3', minH: '11', 'data-screen-only': true } as const;

/** The way from the page of one record to the list it stands in, above the heading. */
export const BackLink = ({ children, ...props }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink {...look} {...props}>
    <ArrowLeft aria-hidden />
    {children}
  </ButtonLink>
);

/** The same from a page that is written on: `onClick` asks before what was typed is left. */
export const BackButton = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <Button {...look} onClick={onClick}>
    <ArrowLeft aria-hidden />
    {children}
  </Button>
);
