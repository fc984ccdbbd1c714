import { Box } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListBody } from '../list/list-status.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import type { useListAnswer } from '../list/use-list-answer.ts';
import { CardGrid } from '../programs/card-grid.tsx';
import {
  FacilitiesPageDocument,
  type FacilitiesPageQuery,
  type FacilitiesPageQueryVariables,
  MoreStaysDocument,
} from './facilities-page.generated.ts';
import { StayCard } from './stay-card.tsx';
import { StayHero } from './stay-hero.tsx';

interface Props {
  answer: ReturnType<typeof useListAnswer<FacilitiesPageQuery, FacilitiesPageQueryVariables>>;
  data: FacilitiesPageQuery;
  variables: FacilitiesPageQueryVariables;
}

const listId = 'stays';

/** The first as a hero, the others as cards; a search and the pages after the first have cards alone. */
export function Stays({ answer: { isOld, error, retry }, data, variables }: Props) {
  const { list, all, siteSettings } = data;
  const { firstLabel, othersLabel } = siteSettings.stays;
  const growth = useGrowingList({
    ...{ query: FacilitiesPageDocument, variables, list },
    ...{ name: 'list', more: MoreStaysDocument },
  });
  const [first] = all.nodes;
  if (!first)
    return (
      <Container pb="section">
        <EmptyState text="No stays available at the moment." />
      </Container>
    );
  const hasHero = variables.page === 1 && !variables.search;
  const others = list.nodes.filter(({ id }) => !(hasHero && id === first.id));
  return (
    <>
      {hasHero && <StayHero stay={first} label={firstLabel} />}
      <Box as="section" aria-labelledby="more-stays" py="section">
        <Container>
          {all.totalCount > 1 && (
            <SectionHeading
              id="more-stays"
              label={othersLabel}
              title="More places to stay"
              mb={{ base: '10', lg: '14' }}
            />
          )}
          <ListSearch
            action={paths.facilities}
            noun="stays"
            list={list}
            all={all.totalCount}
            failed={Boolean(error)}
            retry={retry}
          />
          <ListBody aria-busy={isOld}>
            <CardGrid id={listId}>
              {others.map((stay) => (
                <li key={stay.id}>
                  <StayCard stay={stay} />
                </li>
              ))}
            </CardGrid>
            <ShowMore growth={growth} noun="stays" within={listId} place="more-stays" />
          </ListBody>
        </Container>
      </Box>
    </>
  );
}
