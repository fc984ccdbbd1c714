import { Box } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button.tsx';

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
