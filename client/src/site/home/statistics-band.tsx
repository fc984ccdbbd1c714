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

interface Total {
  totalCount: number;
}

/** Figures that staff may set in place of what is counted. */
type OwnNumber =
  | 'travelServices'
  | 'successfulTours'
  | 'happyTravelers'
  | 'countriesCovered'
  | 'travelPartners';

/** The public lists the home page counts. */
interface Counted {
  programs: Total;
  coaches: Total;
  facilities: Total;
  alumni: Total;
  siteSettings: {
    home: { yearsInService: string | null } & Record<OwnNumber, string | null>;
    partners: { partners: readonly unknown[] | null };
  };
}

/**
 * The figures of the home page. Tours count the staff, travellers the stays and countries the testimonials:
 * a quirk of the original, which is kept. What staff set themselves stands in place of a count. Years and partners are left out where there are none.
 */
export function statistics({
  programs,
  coaches,
  facilities,
  alumni,
  siteSettings: { home, partners },
}: Counted): [name: string, figure: string][] {
  const figures: [name: string, figure: string | number | null][] = [
    ['Years In Service', home.yearsInService],
    ['Travel Services', home.travelServices ?? programs.totalCount],
    ['Successful Tours', home.successfulTours ?? coaches.totalCount],
    ['Happy Travelers', home.happyTravelers ?? facilities.totalCount],
    ['Countries Covered', home.countriesCovered ?? alumni.totalCount],
    ['Hotel & Travel Partners', home.travelPartners ?? (partners.partners?.length || null)],
  ];
  return figures.flatMap(([name, figure]) => (figure === null ? [] : [[name, String(figure)]]));
}
