import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMay } from '../rights/rights.ts';
import { addressOf, useStaffScreens } from '../screens/staff-screen.ts';
import type { StaffStatsQuery } from './stats.generated.ts';

type Counts = StaffStatsQuery['stats']['counts'];

const counters: { of: keyof Counts; label: string; path: string }[] = [
  { of: 'posts', label: 'Posts', path: 'posts' },
  { of: 'coaches', label: 'Staff', path: 'coaches' },
  { of: 'galleryItems', label: 'Gallery Items', path: 'gallery' },
  { of: 'facilities', label: 'Facilities', path: 'facilities' },
  { of: 'programs', label: 'Services', path: 'programs' },
  { of: 'registrations', label: 'Registrations', path: 'registrations' },
];

/** How much there is of everything, each number leading to its screen. Undefined while it loads. */
export function Counters({ counts }: { counts: Counts | undefined }) {
  const mayReadOffice = useMay('readOffice');
  const screens = useStaffScreens();
  const shown = counters.flatMap(({ path, ...counter }) => {
    const screen = screens.find((one) => one.path === path);
    return screen && (mayReadOffice || screen.right !== 'readOffice') ? { ...counter, screen } : [];
  });
  return (
    <Grid>
      {shown.map(({ of, label, screen }) => (
        <li key={of}>
          <Counter to={addressOf(screen)}>
            <Box display="flex" justifyContent="space-between" color="muted">
              <span>{label}</span>
              {screen.link && <screen.link.Icon size={20} aria-hidden />}
            </Box>
            <Box textStyle="display" fontSize="2.75rem" mt="3" fontVariantNumeric="lining-nums">
              {counts ? formatAmount(counts[of]) : <Skeleton w="4rem" h="2.75rem" />}
            </Box>
          </Counter>
        </li>
      ))}
    </Grid>
  );
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      '2xl': 'repeat(6, minmax(0, 1fr))',
    },
  },
});

const Counter = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: { base: '4', md: '5' },
    py: '4',
    fontSize: 'sm',
    fontWeight: 'medium',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'brand', bg: 'white' },
  },
});
