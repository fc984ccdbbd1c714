import { Box, Grid } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listVariables } from '../list/list-address.ts';
import { pagedHead } from '../list/list-head.ts';
import { ListBody } from '../list/list-parts.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useList } from '../list/use-list.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import {
  CoachesPageDocument,
  type CoachesPageQueryVariables,
  MoreCoachesDocument,
} from './coaches-page.generated.ts';
import { isSupport, TeamSection } from './team-section.tsx';

const allStaff = {
  query: CoachesPageDocument,
  more: MoreCoachesDocument,
  path: paths.coaches,
  noun: 'staff',
  within: 'staff',
};

function CoachesPage({ variables }: { variables: CoachesPageQueryVariables }) {
  const staff = useList(allStaff, variables);
  const { found, all, isOld, within } = staff;
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '14', lg: '20' }}>
        <PageHeading page="coaches" label="Staff" title="Our Travel Experts" />
      </Container>
      {!found && <CoachesSkeleton />}
      {found && all === 0 && (
        <Container pb="section">
          <EmptyState text="Our team will introduce itself here soon." />
        </Container>
      )}
      {found && all > 0 && (
        <>
          <Container>
            <ListSearch of={staff} />
          </Container>
          <ListBody id={within} aria-busy={isOld}>
            <TeamSection
              id="leadership-team"
              label="On the road and at the helm"
              title="Leadership Team"
              coaches={found.nodes.filter(({ role }) => !isSupport(role))}
              columns={3}
            />
            <TeamSection
              id="support-team"
              label="Behind every journey"
              title="Support Team"
              coaches={found.nodes.filter(({ role }) => isSupport(role))}
              columns={2}
              tinted
            />
          </ListBody>
          <Container css={{ '&:not(:empty)': { pb: 'section' } }}>
            <ShowMore of={staff} />
          </Container>
        </>
      )}
    </>
  );
}

/** The team that is on its way. */
function CoachesSkeleton() {
  return (
    <Container pb="section" aria-busy>
      <Box role="status" textStyle="subheading" color="muted">
        Loading...
      </Box>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="10" mt="10">
        {['first', 'second', 'third'].map((name) => (
          <div key={name}>
            <Skeleton aspectRatio="1 / 1" />
            <Skeleton h="8" w="70%" mt="5" />
            <Skeleton h="4" w="40%" mt="3" />
            <Skeleton h="28" mt="5" />
          </div>
        ))}
      </Grid>
    </Container>
  );
}

export const page = definePage({
  Component: CoachesPage,
  query: CoachesPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams),
  head: (data, context) => {
    const { origin } = context;
    const pictured = data?.list.nodes.find((coach) => coach.image);
    return pagedHead(context, data?.list, ['coaches', 'Our Travel Experts'], {
      image: shareOf(pictured?.image, pictured?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Staff', paths.coaches])],
    });
  },
});
