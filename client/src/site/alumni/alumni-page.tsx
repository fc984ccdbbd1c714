import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { listVariables, pageIn } from '../list/list-address.ts';
import { pagedHead } from '../list/list-head.ts';
import { useList } from '../list/use-list.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { AlumniHero } from './alumni-hero.tsx';
import {
  AlumniPageDocument,
  type AlumniPageQueryVariables,
  MoreTravellersDocument,
} from './alumni-page.generated.ts';
import { categories } from './categories.ts';
import { Directory } from './directory.tsx';
import { Testimonials } from './testimonials.tsx';

const allTravellers = {
  query: AlumniPageDocument,
  more: MoreTravellersDocument,
  path: paths.alumni,
  categories,
  noun: 'travellers',
  searchLabel: 'Search',
  nothing: 'No alumni found matching your criteria.',
  showAll: 'Show everybody',
  within: 'faces',
  place: 'travellers',
};

function AlumniPage({ variables }: { variables: AlumniPageQueryVariables }) {
  const travellers = useList(allTravellers, variables);
  const { data } = travellers;
  return (
    <>
      <AlumniHero alumni={data?.all.nodes} />
      <Testimonials quotes={data?.quotes} variables={variables} />
      <Directory travellers={travellers} />
    </>
  );
}

export const page = definePage({
  Component: AlumniPage,
  query: AlumniPageDocument,
  variables: (_params, { searchParams }) => ({
    ...listVariables(searchParams, categories),
    quotes: pageIn(searchParams, 'quotes'),
  }),
  asksAgain: true,
  head: (data, context) => {
    const { origin, company } = context;
    const [first] = data?.all.nodes ?? [];
    const head = {
      ...searchTexts(company, 'alumni', 'Testimonials Network'),
      canonical: origin + paths.alumni,
      image: shareOf(first?.picture, first?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Testimonials', paths.alumni])],
    };
    return pagedHead(head, context, data?.list);
  },
});
