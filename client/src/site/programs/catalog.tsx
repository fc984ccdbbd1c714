import { Box, Flex } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { ListBody, ListProblem, ListStatus } from '../list/list-status.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useFilter } from '../list/use-filter.ts';
import { useGrowingList } from '../list/use-growing-list.ts';
import type { useListAnswer } from '../list/use-list-answer.ts';
import { CardGrid } from './card-grid.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { categories, categoryLabels } from './categories.ts';
import { ProgramCard } from './program-card.tsx';
import {
  MoreProgramsDocument,
  ProgramsPageDocument,
  type ProgramsPageQuery,
  type ProgramsPageQueryVariables,
} from './programs-page.generated.ts';

interface Props {
  answer: ReturnType<typeof useListAnswer<ProgramsPageQuery, ProgramsPageQueryVariables>>;
  variables: ProgramsPageQueryVariables;
}

/** Every program, by category and search. */
export function Catalog({ answer: { data, isOld, error, retry }, variables }: Props) {
  const [filter, change] = useFilter(categories);
  const list = data?.list;
  const growth = useGrowingList({
    query: ProgramsPageDocument,
    variables,
    name: 'list',
    list,
    more: MoreProgramsDocument,
  });
  return (
    <Box as="section" aria-labelledby="catalog" py="section">
      <Container>
        <Flex
          direction={{ base: 'column', xl: 'row' }}
          justify="space-between"
          align={{ base: 'stretch', xl: 'end' }}
          gap="8"
          mb={{ base: '10', lg: '16' }}
        >
          <SectionHeading id="catalog" label="All our journeys" title="Services Catalog" />
          <FilterForm
            action={paths.programs}
            labels={{ all: 'All', ...categoryLabels }}
            searchLabel="Search services"
            placeholder={data?.siteSettings.services.searchExample ?? undefined}
            filter={filter}
            onChange={change}
          />
        </Flex>
        <ListStatus noun="services" list={list} all={data?.all.totalCount ?? 0} />
        {error && <ListProblem noun="services" retry={retry} />}
        {!list && <CardSkeletons count={6} />}
        <ListBody aria-busy={isOld}>
          {list?.nodes.length === 0 && (
            <EmptyState text="No programs found matching your criteria.">
              <Button variant="outline" onClick={() => change({ category: 'all', search: '' })}>
                Show all services
              </Button>
            </EmptyState>
          )}
          <CardGrid id="services">
            {list?.nodes.map((program) => (
              <li key={program.id}>
                <ProgramCard program={program} />
              </li>
            ))}
          </CardGrid>
          <ShowMore growth={growth} noun="services" within="services" place="catalog" />
        </ListBody>
      </Container>
    </Box>
  );
}
