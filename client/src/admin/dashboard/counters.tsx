import { Box, chakra } from '@chakra-ui/react';
import { Binoculars, ClipboardList, Images, type LucideIcon, Newspaper, Tent, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { StaffStatsQuery } from './stats.generated.ts';

type Counts = StaffStatsQuery['stats']['counts'];

const counters: { of: keyof Counts; label: string; Icon: LucideIcon; to: string }[] = [
  { of: 'posts', label: 'Posts', Icon: Newspaper, to: paths.adminPosts },
  { of: 'coaches', label: 'Staff', Icon: Users, to: paths.adminCoaches },
  { of: 'galleryItems', label: 'Gallery Items', Icon: Images, to: paths.adminGallery },
  { of: 'facilities', label: 'Facilities', Icon: Tent, to: paths.adminFacilities },
  { of: 'programs', label: 'Services', Icon: Binoculars, to: paths.adminPrograms },
  { of: 'registrations', label: 'Registrations', Icon: ClipboardList, to: paths.adminRegistrations },
];

/** How much there is of everything, each number leading to its screen. Undefined while it loads. */
export function Counters({ counts }: { counts: Counts | undefined }) {
  return (
    <Grid>
      {counters.map(({ of, label, Icon, to }) => (
        <li key={of}>
          <Counter to={to}>
            <Box display="flex" justifyContent="space-between" color="muted">
              <span>{label}</span>
              <Icon size={20} aria-hidden />
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
    _hover: { borderColor: 'forest', bg: 'white' },
  },
});
