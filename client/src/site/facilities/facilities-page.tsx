import { Box } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { company } from '../company/company.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CardGrid } from '../programs/card-grid.tsx';
import { FacilitiesPageDocument, useFacilitiesPageQuery } from './facilities-page.generated.ts';
import type { StayCardFragment } from './stay-card.generated.ts';
import { StayCard } from './stay-card.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayLists } from './stay-lists.tsx';
import { StaysSkeleton } from './stay-skeletons.tsx';

function FacilitiesPage() {
  const { data, loading } = useFacilitiesPageQuery();
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '8', lg: '12' }}>
        <PageHeading
          label="Stays"
          title={
            <>
              Beds we have <em>slept</em> in
            </>
          }
          lead="A ridge lodge, treehouses, tents and cottages by the water: small places, each known to us from the pillow up."
        />
      </Container>
      {!data && loading && <StaysSkeleton />}
      {data && <Stays stays={data.facilities} />}
      <StayLists />
    </>
  );
}

/** The first as a hero, the others as cards. */
function Stays({ stays: [first, ...others] }: { stays: readonly StayCardFragment[] }) {
  if (!first)
    return (
      <Container pb="section">
        <EmptyState text="No stays available at the moment." />
      </Container>
    );
  return (
    <>
      <StayHero stay={first} />
      <Box as="section" aria-labelledby="more-stays" py="section">
        <Container>
          {others.length > 0 && (
            <SectionHeading
              id="more-stays"
              label="From the lake to Kidepo"
              title="More places to stay"
              mb={{ base: '10', lg: '14' }}
            />
          )}
          <CardGrid>
            {others.map((stay) => (
              <li key={stay.id}>
                <StayCard stay={stay} />
              </li>
            ))}
          </CardGrid>
        </Container>
      </Box>
    </>
  );
}

export const page = definePage({
  Component: FacilitiesPage,
  query: FacilitiesPageDocument,
  head: (data, { origin }) => ({
    title: `Stays: lodges, camps and cottages in Uganda · ${company.name}`,
    description:
      'Lodges, treehouses, tented camps and cottages in Uganda, with their features, equipment and opening hours.',
    canonical: origin + paths.facilities,
    image: shareOf(data?.facilities[0]?.image, data?.facilities[0]?.name ?? '', origin),
    structuredData: [
      breadcrumbs(origin, ['Stays', paths.facilities]),
      ...(data
        ? [
            {
              '@type': 'ItemList',
              itemListElement: data.facilities.map(({ id, name }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: origin + paths.facility(id),
                name,
              })),
            },
          ]
        : []),
    ],
  }),
});
