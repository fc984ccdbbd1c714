import { definePage } from '../../lib/page.ts';
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
  head: (data, { origin }) => ({
    title: `Testimonials Network · ${company.name}`,
    description:
      'What travellers say about their journeys with us: gorillas, mountains, rivers and villages in Uganda, by year and destination.',
    canonical: origin + paths.alumni,
    image: data?.alumni[0] && new URL(data.alumni[0].picture.url, origin).href,
    structuredData: [
      breadcrumbs([company.name, origin + paths.home], ['Testimonials', origin + paths.alumni]),
    ],
  }),
});
