import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { company } from '../company/company.ts';
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
        <PageHeading
          label="Staff"
          title="Our Travel Experts"
          lead="You will know their names before you land. Every one of them has walked, driven or slept where they send you."
        />
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
    const { origin } = context;
    const pictured = data?.list.nodes.find((coach) => coach.image);
    const head = {
      title: `Our Travel Experts · ${company.name}`,
      description:
        'The guides, drivers, planners and support staff of our agency in Kampala: who they are, what they know best and where they have been.',
      canonical: origin + paths.coaches,
      image: shareOf(pictured?.image, pictured?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Staff', paths.coaches])],
    };
    return pagedHead(head, context, data?.list);
  },
});
