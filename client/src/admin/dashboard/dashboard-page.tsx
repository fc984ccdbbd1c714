import { chakra } from '@chakra-ui/react';
import { readFailure } from '../../lib/api/failure.ts';
import { useSession } from '../../lib/session/session.ts';
import { useMay } from '../rights/rights.ts';
import { EmptyRows, FailedRows } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Counters } from './counters.tsx';
import { FirstWeek } from './first-week/first-week.tsx';
import { greeting } from './greeting.ts';
import { RecentActivity } from './recent-activity.tsx';
import { useStaffStatsQuery } from './stats.generated.ts';
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
        <FailedRows
          title="No stats found"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <EmptyRows text="No stats found" />
      )}
    </>
  );
}

export const code: ScreenCode = { Screen: DashboardPage };
