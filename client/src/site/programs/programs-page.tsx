import { Box } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { listVariables, pageIn, pageSize } from '../list/list-address.ts';
import { pagedHead } from '../list/paged-head.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { AccommodationAndBenefits } from './accommodation-and-benefits.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { Catalog } from './catalog.tsx';
import { categories } from './categories.ts';
import { CorePrograms } from './core-programs.tsx';
import { ProgramsHero } from './programs-hero.tsx';
import { ProgramsPageDocument, type ProgramsPageQueryVariables } from './programs-page.generated.ts';
import { TourPackages } from './tour-packages.tsx';
import { TransportOptions } from './transport-options.tsx';

function ProgramsPage({ variables }: { variables: ProgramsPageQueryVariables }) {
  const answer = useListAnswer(ProgramsPageDocument, variables);
  const blocks = answer.data?.siteSettings.services;
  return (
    <>
      <ProgramsHero featured={answer.data?.all.nodes[0]} />
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
      <Catalog answer={answer} variables={variables} />
    </>
  );
}

export const page = definePage({
  Component: ProgramsPage,
  query: ProgramsPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams, categories),
  head: (data, context) => {
    const { origin, query, company } = context;
    const [first] = data?.all.nodes ?? [];
    const before = (pageIn(query) - 1) * pageSize;
    const head = {
      ...searchTexts(company, 'programs', 'Services'),
      canonical: origin + paths.programs,
      image: shareOf(first?.image, first?.name ?? '', origin),
      structuredData: data && [
        {
          '@type': 'ItemList',
          itemListElement: data.list.nodes.map(({ path, name }, index) => ({
            '@type': 'ListItem',
            position: before + index + 1,
            url: origin + path,
            name,
          })),
        },
      ],
    };
    return pagedHead(head, context, data?.list);
  },
});
