import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Pick<Selection<never>, 'isAll' | 'toggleAll' | 'end'> & { chosen: readonly unknown[] };
  ref?: Ref<HTMLDivElement>;
  /** What can be done to them. */
  children: ReactNode;
}

/** How many rows are chosen, and what to do with them; it stays in sight while the list is scrolled. */
export function SelectionBar({ selection, ref, children }: Props) {
  const { chosen, isAll, toggleAll, end } = selection;
  return (
    <Bar ref={ref} role="region" aria-label="Selected" tabIndex={-1}>
      <Flex align="center" justify="space-between" gap="3" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <chakra.span role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums" ps="1">
          {chosen.length === 0 ? 'None selected' : `${formatAmount(chosen.length)} selected`}
        </chakra.span>
        <Button variant="outline" size="sm" minH="10" onClick={toggleAll}>
          {isAll ? 'Select none' : 'Select all on this page'}
        </Button>
      </Flex>
      {children}
      <Button variant="ghost" size="sm" minH="10" ms="auto" onClick={end}>
        Done
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'calc({sizes.strip} + {spacing.2})',
    zIndex: '3',
    mt: '3',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    boxShadow: 'lg',
    fontSize: 'sm',
  },
});
