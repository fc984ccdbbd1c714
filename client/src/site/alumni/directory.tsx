import { Box, chakra, Flex } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { ListBody, ListProblem, ListStatus } from '../list/list-status.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useFilter } from '../list/use-filter.ts';
import { useGrowingList } from '../list/use-growing-list.ts';
import type { useListAnswer } from '../list/use-list-answer.ts';
import { AlumniCard } from './alumni-card.tsx';
import {
  AlumniPageDocument,
  type AlumniPageQuery,
  type AlumniPageQueryVariables,
  MoreTravellersDocument,
} from './alumni-page.generated.ts';
import { categories, categoryLabels } from './categories.ts';

const Faces = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
      '2xl': 'repeat(5, minmax(0, 1fr))',
    },
    columnGap: { base: '4', lg: '6' },
    rowGap: { base: '10', lg: '12' },
  },
});

interface Props {
  answer: ReturnType<typeof useListAnswer<AlumniPageQuery, AlumniPageQueryVariables>>;
  variables: AlumniPageQueryVariables;
}

const listId = 'faces';

/** Everybody who travelled with us, by category and search. */
export function Directory({ answer: { data, isOld, error, retry }, variables }: Props) {
  const [filter, change] = useFilter(categories);
  const list = data?.list;
  const growth = useGrowingList({
    ...{ query: AlumniPageDocument, variables, list },
    ...{ name: 'list', more: MoreTravellersDocument },
  });
  return (
    <Box as="section" aria-labelledby="travellers" py="section">
      <Container>
        <Flex
          direction={{ base: 'column', xl: 'row' }}
          justify="space-between"
          align={{ base: 'stretch', xl: 'end' }}
          gap="8"
          mb={{ base: '10', lg: '14' }}
        >
          <SectionHeading id="travellers" label="Who went where" title="Our travellers" />
          <FilterForm
            action={paths.alumni}
            labels={{ all: 'All Categories', ...categoryLabels }}
            searchLabel="Search"
            placeholder="Search alumni..."
            filter={filter}
            onChange={change}
          />
        </Flex>
        <ListStatus noun="travellers" list={list} all={data?.all.totalCount ?? 0} />
        {error && <ListProblem noun="travellers" retry={retry} />}
        <ListBody aria-busy={isOld}>
          {list?.nodes.length === 0 && (
            <EmptyState text="No alumni found matching your criteria.">
              <Button variant="outline" onClick={() => change({ category: 'all', search: '' })}>
                Show everybody
              </Button>
            </EmptyState>
          )}
          <Faces id={listId} aria-busy={!list || undefined}>
            {!list && ['first', 'second', 'third', 'fourth'].map((name) => <Waiting key={name} />)}
            {list?.nodes.map((traveller) => (
              <li key={traveller.id}>
                <AlumniCard traveller={traveller} />
              </li>
            ))}
          </Faces>
          <ShowMore growth={growth} noun="travellers" within={listId} place="travellers" />
        </ListBody>
      </Container>
    </Box>
  );
}

function Waiting() {
  return (
    <li>
      <Skeleton aspectRatio="1 / 1" />
      <Skeleton h="6" w="80%" mt="4" />
      <Skeleton h="4" w="50%" mt="2" />
    </li>
  );
}
