import { chakra, Popover, Portal } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import type { ListColumn } from '../list/list.ts';
import { chosenColumns, toggleColumn } from './column-choice.ts';
import { keepCompact, useCompact } from './density.ts';
import { ColumnsMark } from './marks.tsx';

interface Props<T> {
  columns: ListColumn<T>[];
  /** The columns on screen, as they stand in the address. */
  chosen: string;
  onChoose(chosen: string): void;
}

/** Takes columns out of the table and puts them back. The last one stays. */
export function ColumnMenu<T>({ columns, chosen, onChoose }: Props<T>) {
  const compact = useCompact();
  const shown = chosenColumns(columns, chosen);
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <Button variant="ghost" size="sm" px={{ base: '2', md: '3.5' }}>
          <ColumnsMark />
          Columns
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label="Columns"
            display="flex"
            flexDirection="column"
            // Its last button stays on screen, however low the menu opens.
            maxH="min(94dvh, max(16rem, var(--available-height)))"
          >
            <chakra.ul overflowY="auto" maxH="28rem" minH="0" p="2">
              {columns.map((column) => (
                <li key={column.title}>
                  <Choice>
                    <input
                      type="checkbox"
                      checked={shown.includes(column)}
                      disabled={shown.length === 1 && shown[0] === column}
                      onChange={() => onChoose(toggleColumn(columns, chosen, column))}
                    />
                    {column.title}
                  </Choice>
                </li>
              ))}
            </chakra.ul>
            <chakra.div borderTopWidth="1px" p="2" flexShrink="0">
              {/* On a phone there are no rows but cards. */}
              <Choice display={{ base: 'none', md: 'flex' }}>
                <input
                  type="checkbox"
                  checked={compact}
                  onChange={({ target }) => keepCompact(target.checked)}
                />
                Compact rows
              </Choice>
              <Button
                variant="ghost"
                size="sm"
                w="full"
                disabled={chosen === ''}
                onClick={() => onChoose('')}
              >
                Usual columns
              </Button>
            </chakra.div>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '9',
    px: '3',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    '& input': { w: '4', h: '4', accentColor: '{colors.brand}', flexShrink: '0' },
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  },
});
