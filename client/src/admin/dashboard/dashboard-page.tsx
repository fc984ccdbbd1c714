import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Thumbnail } from '../kit/cells.tsx';
import { displayMoment } from '../kit/moment.ts';
import { useFreshQuery } from '../kit/use-fresh-query.ts';
import { usePageTitle } from '../kit/use-page-title.ts';
import { type StaffProgramFragment, StaffProgramsDocument } from '../programs/programs.generated.ts';
import { greeting } from './greeting.ts';

/** Where staff arrive: what the website shows now and what was touched last. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const programs = useFreshQuery(StaffProgramsDocument).data?.programs;
  return (
    <>
      <chakra.h1 textStyle="title" fontSize="clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)">
        {greeting(new Date())}, {user?.email.split('@')[0]}
      </chakra.h1>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.6fr' }} gap="6" mt="8" alignItems="start">
        <Counts programs={programs} />
        <LatestChanges programs={programs} />
      </Grid>
    </>
  );
}

const Panel = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderRadius: 'md', p: { base: '5', md: '6' } },
});

function Counts({ programs }: { programs: StaffProgramFragment[] | undefined }) {
  const hidden = programs?.filter(({ isActive }) => !isActive).length;
  return (
    <Panel aria-labelledby="counts" bg="forest" color="paper" borderColor="forest">
      <chakra.h2 id="counts" textStyle="label" color="goldLight">
        Services &amp; Packages
      </chakra.h2>
      <Box textStyle="display" fontSize="4.5rem" mt="3" minH="4.5rem" fontVariantNumeric="lining-nums">
        {programs?.length ?? <Skeleton w="5rem" h="4rem" opacity="0.2" />}
      </Box>
      <chakra.p mt="2" minH="6">
        {hidden !== undefined &&
          (hidden === 0 ? 'All of them are on the website.' : `${hidden} of them hidden from visitors.`)}
      </chakra.p>
      <Flex gap="3" wrap="wrap" mt="6">
        <ButtonLink to={paths.adminPrograms} variant="secondary">
          Manage services
        </ButtonLink>
        <ButtonAnchor href={paths.programs} variant="outline" _hover={{ bg: 'paper', color: 'ink' }}>
          See them on the website
        </ButtonAnchor>
      </Flex>
    </Panel>
  );
}

function LatestChanges({ programs }: { programs: StaffProgramFragment[] | undefined }) {
  const latest = programs?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, 5);
  return (
    <Panel aria-labelledby="latest">
      <chakra.h2 id="latest" textStyle="subheading" mb="2">
        Changed last
      </chakra.h2>
      <ul>
        {latest?.map(({ id, name, image, updatedAt }) => (
          <Flex as="li" key={id} align="center" gap="4" py="2.5" borderTopWidth="1px" borderColor="sand">
            <Box flexShrink="0">
              <Thumbnail image={image} />
            </Box>
            <Box minW="0" flex="1">
              <chakra.strong display="block" truncate>
                {name}
              </chakra.strong>
              <chakra.span fontSize="sm" color="muted">
                {displayMoment(updatedAt)}
              </chakra.span>
            </Box>
          </Flex>
        )) ?? <Skeleton h="20rem" />}
      </ul>
    </Panel>
  );
}
