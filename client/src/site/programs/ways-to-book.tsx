import { Box, chakra } from '@chakra-ui/react';
import { CalendarDays, MessageCircle } from 'lucide-react';
import { chatLink, joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { PriceTag } from '../../ui/tags.tsx';
import { useCompany } from '../shell/company.ts';
import type { ProgramPageQuery } from './program-page.generated.ts';

/** Beside the title where there is room; else a bar at the lower edge of the window. */
const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    lgDown: {
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'floating',
      h: 'var(--bottom-bar)',
      alignContent: 'center',
      px: 'gutter',
      bg: 'surface',
      borderTopWidth: '1px',
      boxShadow: 'md',
      lineHeight: '1.2',
      // A long price may take two lines.
      '& span': { whiteSpace: 'normal' },
      '& > a': { gridColumn: '2', gridRow: '1 / span 2', px: '4' },
    },
    lg: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderTopWidth: '1px',
      borderColor: 'lineStrong',
      pt: '5',
      '& > a': { minH: '3.25rem', mt: '4', fontSize: 'md' },
    },
  },
});

const tall = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  rowGap: '2',
  // The price and the form above, both buttons side by side below.
  lgDown: {
    '& > p': { order: '-1', textAlign: 'end' },
    '& > div': { order: '-2' },
    '& > a': { gridColumn: 'auto', gridRow: 'auto' },
  },
} as const;

/** What a program costs and the ways to book it, in the words of the specification. */
export function WaysToBook({ program }: { program: NonNullable<ProgramPageQuery['program']> }) {
  const company = useCompany();
  const hello = joined(' ', 'Hello', company.name);
  const chat = chatLink(company, `${hello}, I would like to book "${program.name}".`);
  const form = paths.registration(program.id);
  const online = program.bookingMode !== 'enquiry' && program.departures.length > 0;
  return (
    <Ways data-bottom-bar={online ? 'tall' : ''} data-screen-only css={online ? tall : undefined}>
      <Box textStyle="figure" fontSize={{ base: 'lg', lg: '3xl' }} color="brand">
        <PriceTag {...program} />
      </Box>
      {online && (
        <ButtonLink to={paths.book(program.id)} reloadDocument>
          <CalendarDays aria-hidden />
          Book online
        </ButtonLink>
      )}
      {chat ? (
        <>
          <ButtonAnchor href={chat} target="_blank" rel="noopener noreferrer" variant="secondary">
            <MessageCircle aria-hidden />
            Book Now
          </ButtonAnchor>
          <Box as="p" fontSize={{ base: 'xs', lg: 'sm' }} color="muted" mt={{ lg: '3' }}>
            Prefer a form?{' '}
            <ButtonLink to={form} variant="link" fontSize="inherit">
              Register online
            </ButtonLink>
          </Box>
        </>
      ) : (
        <ButtonLink to={form} variant="secondary">
          Book Now
        </ButtonLink>
      )}
    </Ways>
  );
}
