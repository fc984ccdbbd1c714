import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { listVariables } from '../list/list-address.ts';
import { pagedHead } from '../list/paged-head.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CoachesPageDocument, type CoachesPageQueryVariables } from './coaches-page.generated.ts';
import { CoachesSkeleton } from './coaches-skeleton.tsx';
import { Teams } from './teams.tsx';

function CoachesPage({ variables }: { variables: CoachesPageQueryVariables }) {
  const answer = useListAnswer(CoachesPageDocument, variables);
  const { data } = answer;
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '14', lg: '20' }}>
        <PageHeading page="coaches" label="Staff" title="Our Travel Experts" />
      </Container>
      {data ? <Teams answer={answer} data={data} variables={variables} /> : <CoachesSkeleton />}
    </>
  );
}

export const page = definePage({
  Component: CoachesPage,
  query: CoachesPageDocument,
  variables: (_params, { searchParams }) => listVariables(searchParams),
  head: (data, context) => {
    const { origin, company } = context;
    const pictured = data?.list.nodes.find((coach) => coach.image);
    const head = {
      ...searchTexts(company, 'coaches', 'Our Travel Experts'),
      canonical: origin + paths.coaches,
      image: shareOf(pictured?.image, pictured?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Staff', paths.coaches])],
    };
    return pagedHead(head, context, data?.list);
  },
});
