import { Box } from '@chakra-ui/react';
import { FilterForm } from './filter-form.tsx';
import { pageSize } from './list-address.ts';
import { ListStatus, NothingFound } from './list-parts.tsx';
import type { List } from './use-list.ts';

/** The search of a list that has no other filter: only where there is more than a page of them. */
export function ListSearch({ of }: { of: List }) {
  if (of.all <= pageSize && !of.filter.search) return null;
  return (
    <Box mb={{ base: '10', lg: '14' }}>
      <FilterForm of={of} />
      <ListStatus of={of} />
      {of.found?.totalCount === 0 && (
        <Box mt="10">
          <NothingFound of={of} />
        </Box>
      )}
    </Box>
  );
}
