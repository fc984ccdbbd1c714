// Under a record: the first of its list, and the way to the others.
import { Box } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button.tsx';

/** The same items with the current one at the end. */
export function currentLast<Item extends { id: number }>(items: readonly Item[], currentId: number): Item[] {
  return [...items].sort((a, b) => Number(a.id === currentId) - Number(b.id === currentId));
}

interface Props {
  list: { nodes: readonly unknown[]; totalCount: number };
  to: string;
  /** What they are called, such as 'services'. */
  noun: string;
}

/** Under the first items of a list that has more: the way to all of them. */
export function AllLink({ list: { nodes, totalCount }, to, noun }: Props) {
  if (totalCount <= nodes.length) return null;
  return (
    <Box mt={{ base: '12', lg: '16' }} textAlign="center">
      <ButtonLink to={to} variant="outline" size="lg">
        All {totalCount} {noun}
      </ButtonLink>
    </Box>
  );
}
