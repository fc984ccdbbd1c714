import { Box } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from './filter-form.tsx';
import { pageSize } from './list-address.ts';
import { ListProblem, ListStatus } from './list-status.tsx';
import { useFilter } from './use-filter.ts';
import type { Listed } from './use-growing-list.ts';

interface Props {
  /** The page's own path. */
  action: string;
  /** What they are called, such as 'stays'. */
  noun: string;
  list: Listed<unknown>;
  /** How many there are, found or not. */
  all: number;
  failed: boolean;
  retry(): void;
}

/** The search of a list that has no other filter: only where there is more than a page of them. */
export function ListSearch({ action, noun, list, all, failed, retry }: Props) {
  const [filter, change] = useFilter([]);
  if (all <= pageSize && !filter.search) return null;
  return (
    <Box mb={{ base: '10', lg: '14' }}>
      <FilterForm action={action} searchLabel={`Search ${noun}`} filter={filter} onChange={change} />
      <ListStatus noun={noun} list={list} all={all} />
      {failed && <ListProblem noun={noun} retry={retry} />}
      {list.totalCount === 0 && (
        <Box mt="10">
          <EmptyState text={`No ${noun} found matching your search.`}>
            <Button variant="outline" onClick={() => change({ search: '' })}>
              Show all {noun}
            </Button>
          </EmptyState>
        </Box>
      )}
    </Box>
  );
}
