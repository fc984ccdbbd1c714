import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { AccommodationAndBenefits } from './accommodation-and-benefits.tsx';
import { AdditionalServices } from './additional-services.tsx';
import { Catalog } from './catalog.tsx';
import { CorePrograms } from './core-programs.tsx';
import { ProgramsHero } from './programs-hero.tsx';
import { ProgramsPageDocument, useProgramsPageQuery } from './programs-page.generated.ts';
import { TourPackages } from './tour-packages.tsx';
import { TransportOptions } from './transport-options.tsx';

function ProgramsPage() {
  const { data } = useProgramsPageQuery();
  return (
    <>
      <ProgramsHero featured={data?.programs[0]} />
      <CorePrograms />
      <AdditionalServices />
      <TransportOptions />
      <AccommodationAndBenefits />
      <TourPackages />
      <Catalog programs={data?.programs} />
    </>
  );
}

export const page = definePage({
  Component: ProgramsPage,
  query: ProgramsPageDocument,
  head: (data, { origin }) => ({
    title: `Services: safaris, treks and tours in Uganda · ${company.name}`,
    description:
      'Adventure tours, beach getaways and cultural tours from Kampala, with transport, accommodation and prices in Uganda shillings.',
    canonical: origin + paths.programs,
    image: shareOf(data?.programs[0]?.image, data?.programs[0]?.name ?? '', origin),
    structuredData: data && [
      {
        '@type': 'ItemList',
        itemListElement: data.programs.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + paths.program(id),
          name,
        })),
      },
    ],
  }),
});
