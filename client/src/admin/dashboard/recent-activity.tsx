import { Box, chakra, Flex } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMay } from '../rights/rights.ts';
import { EmptyRows } from '../screens/list/list-states.tsx';
import { Moment } from '../screens/table/columns.tsx';
import type { StaffStatsQuery } from './stats.generated.ts';

type Activity = StaffStatsQuery['stats']['recentActivities'][number];

/** Who did what, when and from where, the latest first. Undefined while it loads. */
export function RecentActivity({ activities }: { activities: Activity[] | undefined }) {
  return (
    <Box as="section" aria-labelledby="recent" mt="10">
      <chakra.h2 id="recent" textStyle="subheading" mb="3">
        Recent Activity
      </chakra.h2>
      {!activities ? (
        <Skeleton h="24rem" />
      ) : activities.length === 0 ? (
        <EmptyRows text="Nothing has been done yet." />
      ) : (
        <Box as="ul" bg="surface" borderWidth="1px" borderRadius="md" px={{ base: '4', md: '6' }}>
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function ActivityLine({ activity }: { activity: Activity }) {
  const mayReadAddresses = useMay('readAddresses');
  const { description, createdAt, user, ipAddress, userAgent, entityType, entityId, type } = activity;
  return (
    <Line>
      <Flex justify="space-between" align="baseline" columnGap="6" wrap="wrap">
        <chakra.strong fontWeight="semibold" overflowWrap="anywhere">
          {description}
        </chakra.strong>
        <Moment value={createdAt} />
      </Flex>
      <Facts>
        <Fact name="User">{user ? user.email.split('@')[0] : 'System'}</Fact>
        <Fact name="Entity">{entityId === null ? entityType : `${entityType} #${entityId}`}</Fact>
        <Fact name="Type">{type}</Fact>
        {mayReadAddresses && (
          <>
            <Fact name="IP address">{ipAddress}</Fact>
            <Fact name="User agent">{userAgent}</Fact>
          </>
        )}
      </Facts>
    </Line>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex gap="1.5" minW="0">
      <chakra.dt flexShrink="0">{name}</chakra.dt>
      <chakra.dd color="ink" minW="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Flex>
  );
}

const Line = chakra('li', {
  base: { py: '3.5', fontSize: 'sm', '& + &': { borderTopWidth: '1px', borderColor: 'subtle' } },
});

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '9rem 11rem 9rem minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '0.5',
    mt: '1',
    fontSize: 'xs',
    color: 'muted',
    '& > :last-of-type': { gridColumn: '1 / -1' },
  },
});
