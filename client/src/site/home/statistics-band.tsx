import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Weave } from '../../ui/weave.tsx';
import { type Counted, statistics } from './statistics.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(auto-fit, minmax(8rem, 1fr))',
    },
    rowGap: { base: '9', lg: '0' },
    py: { base: '12', lg: '16' },
  },
});

const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '3',
    ps: { base: '4', lg: '6' },
    pe: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'highlightSoft/35',
    '& dt': { fontSize: 'sm', lineHeight: '1.3', opacity: '0.9' },
    '& dd': {
      fontFamily: 'heading',
      fontVariantNumeric: 'lining-nums',
      fontSize: 'clamp(2.75rem, 2rem + 2.6vw, 4.5rem)',
      lineHeight: '0.9',
      letterSpacing: '-0.02em',
      color: 'highlightSoft',
    },
  },
});

/** The agency in figures, dashes until they have come. Nothing is counted where there is nothing yet. */
export function StatisticsBand({ counted }: { counted: Counted | undefined }) {
  const figures = counted ? statistics(counted) : waiting;
  if (figures.every(([, figure]) => figure === '0')) return null;
  return (
    <Box as="section" aria-label="Statistics" bg="brand" color="paper">
      <Weave color="highlight" opacity="0.4" h="12px" />
      <Container>
        <List>
          {figures.map(([name, figure]) => (
            <Figure key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </Figure>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const none = { totalCount: 0 };
const waiting = statistics({
  ...{ programs: none, coaches: none, facilities: none, alumni: none },
  siteSettings: {
    home: {
      ...{ yearsInService: '–', travelServices: null, successfulTours: null, happyTravelers: null },
      ...{ countriesCovered: null, travelPartners: null },
    },
    partners: { partners: [none] },
  },
}).map(([name]) => [name, '–'] as const);
