import { Flex } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  /** Undefined while loading. */
  total: string | undefined;
  /** How many of them are shown, when not all. */
  shown: number | null;
  /** What else is to be said there. */
  children?: ReactNode;
}

/** How many there are of what a list shows. */
export function ListCounts({ total, shown, children }: Props) {
  return (
    <Flex
      // On a phone what may come later has its room from the start: nothing moves then.
      flex={{ base: children ? '1 1 100%' : undefined, md: '0 1 auto' }}
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      minH="6"
      color="muted"
      fontSize="sm"
    >
      {total !== undefined && <span>{total}</span>}
      <span role="status">{shown !== null && `${formatAmount(shown)} shown`}</span>
      {children}
    </Flex>
  );
}

/** A button beside the count of a list, for all of the list; narrow on a phone, where several stand in one line. */
export const ListTool = (props: ComponentProps<typeof Button>) => (
  <Button variant="ghost" size="sm" px={{ base: '2', md: '3.5' }} {...props} />
);
