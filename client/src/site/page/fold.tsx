import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Details = chakra('details', {
  base: {
    borderBottomWidth: { base: '1px', lg: '0' },
    '&[open] > summary': { _after: { content: '"–"' } },
    lg: {
      // Browsers that cannot show what is closed keep it to be opened.
      '@supports selector(::details-content)': {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  },
});

const Title = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '14',
    px: 'gutter',
    textStyle: 'subheading',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _after: { content: '"+"', color: 'highlightText' },
  },
});

/** A part of a page that is a line to open on a phone, and stands open where there is room. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details data-fold>
      <Title>{title}</Title>
      {children}
    </Details>
  );
}
