import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { listVariables, pageIn } from '../list/list-address.ts';
import { pagedHead } from '../list/paged-head.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { AlumniHero } from './alumni-hero.tsx';
import { AlumniPageDocument, type AlumniPageQueryVariables } from './alumni-page.generated.ts';
import { categories } from './categories.ts';
import { Directory } from './directory.tsx';
import { Testimonials } from './testimonials.tsx';

function AlumniPage({ variables }: { variables: AlumniPageQueryVariables }) {
  const answer = useListAnswer(AlumniPageDocument, variables);
  return (
    <>
      <AlumniHero alumni={answer.data?.all.nodes} />
      <Testimonials quotes={answer.data?.quotes} variables={variables} />
      <Directory answer={answer} variables={variables} />
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
