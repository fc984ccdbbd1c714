import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { AlumniHero } from './alumni-hero.tsx';
import { AlumniPageDocument, useAlumniPageQuery } from './alumni-page.generated.ts';
import { Directory } from './directory.tsx';
import { Testimonials } from './testimonials.tsx';

function AlumniPage() {
  const { data } = useAlumniPageQuery();
  return (
    <>
      <AlumniHero alumni={data?.alumni} />
      <Testimonials alumni={data?.alumni} />
      <Directory alumni={data?.alumni} />
    </>
  );
}

export const page = definePage({
  Component: AlumniPage,
  query: AlumniPageDocument,
  asksAgain: true,
  head: (data, { origin }) => ({
    title: `Testimonials Network · ${company.name}`,
    description:
      'What travellers say about their journeys with us: gorillas, mountains, rivers and villages in Uganda, by year and destination.',
    canonical: origin + paths.alumni,
    image: shareOf(data?.alumni[0]?.picture, data?.alumni[0]?.name ?? '', origin),
    structuredData: [breadcrumbs(origin, ['Testimonials', paths.alumni])],
  }),
});
