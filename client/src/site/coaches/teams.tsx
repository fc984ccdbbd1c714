import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListBody } from '../list/list-status.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import type { useListAnswer } from '../list/use-list-answer.ts';
import {
  CoachesPageDocument,
  type CoachesPageQuery,
  type CoachesPageQueryVariables,
  MoreCoachesDocument,
} from './coaches-page.generated.ts';
import { isSupport } from './team-roles.ts';
import { TeamSection } from './team-section.tsx';

interface Props {
  answer: ReturnType<typeof useListAnswer<CoachesPageQuery, CoachesPageQueryVariables>>;
  data: CoachesPageQuery;
  variables: CoachesPageQueryVariables;
}

const listId = 'staff';

/** Who leads and who supports. */
export function Teams({ answer: { isOld, error, retry }, data: { list, all }, variables }: Props) {
  const growth = useGrowingList({
    ...{ query: CoachesPageDocument, variables, list },
    ...{ name: 'list', more: MoreCoachesDocument },
  });
  if (all.totalCount === 0)
    return (
      <Container pb="section">
        <EmptyState text="Our team will introduce itself here soon." />
      </Container>
    );
  return (
    <>
      <Container>
        <ListSearch
          action={paths.coaches}
          noun="staff"
          list={list}
          all={all.totalCount}
          failed={Boolean(error)}
          retry={retry}
        />
      </Container>
      <ListBody id={listId} aria-busy={isOld}>
        <TeamSection
          id="leadership-team"
          label="On the road and at the helm"
          title="Leadership Team"
          coaches={list.nodes.filter(({ role }) => !isSupport(role))}
          columns={3}
        />
        <TeamSection
          id="support-team"
          label="Behind every journey"
          title="Support Team"
          coaches={list.nodes.filter(({ role }) => isSupport(role))}
          columns={2}
          tinted
        />
      </ListBody>
      <Container css={{ '&:not(:empty)': { pb: 'section' } }}>
        <ShowMore growth={growth} noun="staff" within={listId} place={listId} />
      </Container>
    </>
  );
}
