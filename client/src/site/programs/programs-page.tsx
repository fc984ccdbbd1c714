import { Box } from '@chakra-ui/react';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CardGrid } from '../list/card-grid.tsx';
import { CardSkeletons } from '../list/card-skeletons.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { listVariables } from '../list/list-address.ts';
import { itemList, pagedHead } from '../list/list-head.ts';
import { ListBar, ListBody, ListStatus, NothingFound } from '../list/list-parts.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useList } from '../list/use-list.ts';
import { Fold } from '../page/fold.tsx';
import { TwoLists } from '../page/two-lists.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { categories, categoryLabels } from './categories.ts';
import { CorePrograms } from './core-programs.tsx';
import { ProgramCard } from './program-card.tsx';
import { ProgramsHero } from './programs-hero.tsx';
import {
  MoreProgramsDocument,
  ProgramsPageDocument,
  type ProgramsPageQuery,
  type ProgramsPageQueryVariables,
  type ServiceBlocksFragment,
} from './programs-page.generated.ts';
import { TourPackages } from './tour-packages.tsx';
import { TransportOptions } from './transport-options.tsx';

const allServices = {
  query: ProgramsPageDocument,
  more: MoreProgramsDocument,
  path: paths.programs,
  categories,
  noun: 'services',
  nothing: 'No programs found matching your criteria.',
  within: 'services',
  place: 'catalog',
};

function ProgramsPage({ variables }: { variables: ProgramsPageQueryVariables }) {
  const services = useList(allServices, variables);
  const { data } = services;
  const blocks = data?.siteSettings.services;
  return (
    <>
      <ProgramsHero featured={data?.all.nodes[0]} />
      <Box mt={{ base: '8', lg: '0' }} borderTopWidth={{ base: '1px', lg: '0' }}>
        {blocks && (
          <>
            <CorePrograms {...blocks} />
            <AdditionalServices {...blocks} />
            <TransportOptions {...blocks} />
            <AccommodationAndBenefits {...blocks} />
            <TourPackages {...blocks} />
          </>
        )}
      </Box>
      <Catalog services={services} />
    </>
  );
}

type AccommodationProps = Pick<ServiceBlocksFragment, 'accommodation' | 'benefits'>;

/** Where our guests sleep, and what every journey has. */
function AccommodationAndBenefits({ accommodation, benefits }: AccommodationProps) {
  if (accommodation.length + benefits.length === 0) return null;
  return (
    <Fold title="Accommodation and benefits">
      <TwoLists
        lists={[
          { id: 'accommodation', title: 'Accommodation', items: accommodation },
          { id: 'benefits', title: 'Benefits', items: benefits },
        ]}
      />
    </Fold>
  );
}

interface CatalogProps {
  services: ReturnType<typeof useList<ProgramsPageQuery, ProgramsPageQueryVariables>>;
}

/** Every program, by category and search. */
function Catalog({ services }: CatalogProps) {
  const { data, found, isOld, within } = services;
  return (
    <Box as="section" aria-labelledby="catalog" py="section">
      <Container>
        <ListBar mb={{ base: '10', lg: '16' }}>
          <SectionHeading id="catalog" label="All our journeys" title="Services Catalog" />
          <FilterForm
            of={services}
            labels={{ all: 'All', ...categoryLabels }}
            placeholder={data?.siteSettings.services.searchExample ?? undefined}
          />
        </ListBar>
        <ListStatus of={services} />
        {!found && <CardSkeletons count={6} />}
        <ListBody aria-busy={isOld}>
          {found?.nodes.length === 0 && <NothingFound of={services} />}
          <CardGrid id={within}>
            {found?.nodes.map((program) => (
              <li key={program.id}>
                <ProgramCard program={program} />
              </li>
            ))}
          </CardGrid>
          <ShowMore of={services} />
        </ListBody>
      </Container>
    </Box>
  );
}

export const page = definePage({
  Component: ProgramsPage,
  query: ProgramsPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams, categories),
  head: (data, context) => {
    const [first] = data?.all.nodes ?? [];
    return pagedHead(context, data?.list, ['programs', 'Services'], {
      image: shareOf(first?.image, first?.name ?? '', context.origin),
      structuredData: data && [itemList(context, data.list.nodes)],
    });
  },
});
