import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/money.ts';
import { useSession } from '../../lib/session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMay } from '../rights/rights.ts';
import { EmptyRows, FailedRows } from '../screens/list/list-states.tsx';
import { addressOf, type ScreenCode, useStaffScreens } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/page.tsx';
import { FirstWeek } from './first-week/first-week.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { type StaffStatsQuery, useStaffStatsQuery } from './stats.generated.ts';
import { Today } from './today/todays-work.tsx';

/** Where staff arrive: how much there is of everything, and what was done last. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const mayReadOffice = useMay('readOffice');
  const mayWrite = useMay('writeContent');
  // What a colleague just did should be there on every visit.
  const { data, error, loading, refetch } = useStaffStatsQuery({ fetchPolicy: 'cache-and-network' });
  const stats = data?.stats;
  return (
    <>
      <chakra.h1 textStyle="title" fontSize="clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)" mb="8">
        {greeting(new Date())}, {user?.email.split('@')[0]}
      </chakra.h1>
      {mayWrite && <FirstWeek />}
      <Today />
      {stats || loading ? (
        <>
          <Counters counts={stats?.counts} />
          {mayReadOffice && <RecentActivity activities={stats?.recentActivities} />}
        </>
      ) : error ? (
        <FailedRows title="No stats found" error={error} refetch={refetch} />
      ) : (
        <EmptyRows text="No stats found" />
      )}
    </>
  );
}

export const code: ScreenCode = { Screen: DashboardPage };

const hourInKampala = new Intl.DateTimeFormat('en-CA', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Africa/Kampala',
});

/** What one says at this hour in Kampala. */
function greeting(now: Date): string {
  const hour = Number(hourInKampala.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

type Counts = StaffStatsQuery['stats']['counts'];

const counters: { of: keyof Counts; label: string; path: string }[] = [
  { of: 'posts', label: 'Posts', path: 'posts' },
  { of: 'coaches', label: 'Staff', path: 'coaches' },
  { of: 'galleryItems', label: 'Gallery Items', path: 'gallery' },
  { of: 'facilities', label: 'Facilities', path: 'facilities' },
  { of: 'programs', label: 'Services', path: 'programs' },
  { of: 'registrations', label: 'Registrations', path: 'registrations' },
  { of: 'bookings', label: 'Bookings', path: 'bookings' },
];

/** How much there is of everything, each number leading to its screen. Undefined while it loads. */
function Counters({ counts }: { counts: Counts | undefined }) {
  const mayReadOffice = useMay('readOffice');
  const screens = useStaffScreens();
  const shown = counters.flatMap(({ path, ...counter }) => {
    // Where nothing can be booked nobody looks for bookings.
    if (counter.of === 'bookings' && !counts?.bookings) return [];
    const screen = screens.find((candidate) => candidate.path === path);
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
