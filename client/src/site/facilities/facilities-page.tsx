import { Box } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardGrid } from '../list/card-grid.tsx';
import { listVariables } from '../list/list-address.ts';
import { itemList, pagedHead } from '../list/list-head.ts';
import { ListBody } from '../list/list-parts.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { type Growth, type List, useList } from '../list/use-list.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { TwoLists } from '../page/two-lists.tsx';
import {
  FacilitiesPageDocument,
  type FacilitiesPageQuery,
  type FacilitiesPageQueryVariables,
  MoreStaysDocument,
} from './facilities-page.generated.ts';
import { StayCard } from './stay-card.tsx';
import { StayHero } from './stay-hero.tsx';

const allStays = {
  query: FacilitiesPageDocument,
  more: MoreStaysDocument,
  path: paths.facilities,
  noun: 'stays',
  within: 'stays',
  place: 'more-stays',
};

function FacilitiesPage({ variables }: { variables: FacilitiesPageQueryVariables }) {
  const stays = useList(allStays, variables);
  const { data } = stays;
  const { equipment, technology } = data?.siteSettings.stays ?? {};
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <PageHeading page="facilities" label="Stays" title="Stays" />
      </Container>
      {data ? <Stays stays={stays} data={data} variables={variables} /> : <StaysSkeleton />}
      <TwoLists
        bg="subtle"
        lists={[
          { id: 'equipment', title: 'Equipment', items: equipment ?? [] },
          { id: 'technology', title: 'Technology', items: technology ?? [] },
        ]}
      />
    </>
  );
}

interface Props {
  stays: List & Growth;
  data: FacilitiesPageQuery;
  variables: FacilitiesPageQueryVariables;
}

/** The first as a hero, the others as cards; a search and the pages after the first have cards alone. */
function Stays({ stays, data: { list, all, siteSettings }, variables }: Props) {
  const { firstLabel, othersLabel } = siteSettings.stays;
  const [first] = all.nodes;
  if (!first)
    return (
      <Container pb="section">
        <EmptyState text="No stays available at the moment." />
      </Container>
    );
  const hasHero = variables.page === 1 && !variables.search;
  const others = list.nodes.filter(({ id }) => !(hasHero && id === first.id));
  return (
    <>
      {hasHero && <StayHero stay={first} label={firstLabel} />}
      <Box as="section" aria-labelledby="more-stays" py="section">
        <Container>
          {all.totalCount > 1 && (
            <SectionHeading
              id="more-stays"
              label={othersLabel}
              title="More places to stay"
              mb={{ base: '10', lg: '14' }}
            />
          )}
          <ListSearch of={stays} />
          <ListBody aria-busy={stays.isOld}>
            <CardGrid id={stays.within}>
              {others.map((stay) => (
                <li key={stay.id}>
                  <StayCard stay={stay} />
                </li>
              ))}
            </CardGrid>
            <ShowMore of={stays} />
          </ListBody>
        </Container>
      </Box>
    </>
  );
}

/** The list of stays that is on its way. */
function StaysSkeleton() {
  return (
    <Box aria-busy aria-label="Loading stays" role="status">
      <Skeleton aspectRatio={{ base: '4 / 3', md: '21 / 9' }} maxH="40rem" />
      <Container py="section">
        <CardGrid>
          {['first', 'second', 'third'].map((name) => (
            <li key={name}>
              <Skeleton h="26rem" />
              <Skeleton h="8" w="80%" mt="5" />
              <Skeleton h="32" mt="4" />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Box>
  );
}

export const page = definePage({
  Component: FacilitiesPage,
  query: FacilitiesPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams),
  head: (data, context) => {
    const { origin } = context;
    const [first] = data?.all.nodes ?? [];
    return pagedHead(context, data?.list, ['facilities', 'Stays'], {
      image: shareOf(first?.image, first?.name ?? '', origin),
      structuredData: [
        breadcrumbs(origin, ['Stays', paths.facilities]),
        ...(data ? [itemList(context, data.list.nodes)] : []),
      ],
    });
  },
});
