import { Box } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { listVariables } from '../list/list-address.ts';
import { itemList, pagedHead } from '../list/list-head.ts';
import { useList } from '../list/use-list.ts';
import { AccommodationAndBenefits } from './accommodation-and-benefits.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { Catalog } from './catalog.tsx';
import { categories } from './categories.ts';
import { CorePrograms } from './core-programs.tsx';
import { ProgramsHero } from './programs-hero.tsx';
import {
  MoreProgramsDocument,
  ProgramsPageDocument,
  type ProgramsPageQueryVariables,
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

export const page = definePage({
  Component: ProgramsPage,
  query: ProgramsPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams, categories),
  head: (data, context) => {
    const { origin, company } = context;
    const [first] = data?.all.nodes ?? [];
    const head = {
      ...searchTexts(company, 'programs', 'Services'),
      canonical: origin + paths.programs,
      image: shareOf(first?.image, first?.name ?? '', origin),
      structuredData: data && [itemList(context, data.list.nodes)],
    };
    return pagedHead(head, context, data?.list);
  },
});
