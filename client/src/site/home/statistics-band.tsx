import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Weave } from '../../ui/weave.tsx';

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
  const figures = counted ? statistics(counted) : allFigures.map(([name]) => [name, '–'] as const);
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

/** Figures that staff may set in place of what is counted, and the years, which nobody counts. */
type SetFigure =
  | 'yearsInService'
  | 'travelServices'
  | 'successfulTours'
  | 'happyTravelers'
  | 'countriesCovered'
  | 'travelPartners';
type SetFigures = Record<SetFigure, string | null>;

/** The public lists the home page counts. */
type Counted = Record<'programs' | 'coaches' | 'facilities' | 'alumni', { totalCount: number }> & {
  siteSettings: { home: SetFigures; partners: { partners: readonly unknown[] | null } };
};

/**
 * The figures of the home page. Tours count the staff, travellers the stays and countries the testimonials:
 * a quirk of the original, which is kept. What staff set themselves stands in place of a count.
 */
const allFigures: [name: string, figureOf: (set: SetFigures, counted: Counted) => string | number | null][] =
  [
    ['Years In Service', (set) => set.yearsInService],
    ['Travel Services', (set, { programs }) => set.travelServices ?? programs.totalCount],
    ['Successful Tours', (set, { coaches }) => set.successfulTours ?? coaches.totalCount],
    ['Happy Travelers', (set, { facilities }) => set.happyTravelers ?? facilities.totalCount],
    ['Countries Covered', (set, { alumni }) => set.countriesCovered ?? alumni.totalCount],
    [
      'Hotel & Travel Partners',
      (set, { siteSettings: { partners } }) => set.travelPartners ?? (partners.partners?.length || null),
    ],
  ];

/** Years and partners are left out where there are none. */
export function statistics(counted: Counted): [name: string, figure: string][] {
  return allFigures.flatMap(([name, figureOf]) => {
    const figure = figureOf(counted.siteSettings.home, counted);
    return figure === null ? [] : [[name, String(figure)]];
  });
}
