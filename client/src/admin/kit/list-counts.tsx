import { Flex } from '@chakra-ui/react';

interface Props {
  /** Undefined while loading. */
  total: string | undefined;
  /** How many of them are shown, when not all. */
  shown: number | null;
}

/** How many there are of what a list shows. */
export function ListCounts({ total, shown }: Props) {
  return (
    <Flex gap="3" minH="6" color="muted" fontSize="sm">
      {total !== undefined && <span>{total}</span>}
      <span role="status">{shown !== null && `${shown.toLocaleString('en-US')} shown`}</span>
    </Flex>
  );
}
