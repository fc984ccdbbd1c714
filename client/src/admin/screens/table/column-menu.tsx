import { chakra, Popover, Portal } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import type { ListColumn } from '../list/list.ts';
import { keyOf } from '../list/order.ts';
import { ColumnsMark } from './marks.tsx';
import { keepCompact, useCompact } from './table-parts.tsx';

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

// Which columns of a table are on screen. In the address their names stand with dots between them.

/** The columns the address names, in the table's own order; the usual ones when it names none that there is. */
export function chosenColumns<T>(columns: readonly ListColumn<T>[], inAddress: string): ListColumn<T>[] {
  const names = inAddress.split('.');
  const chosen = columns.filter((column) => names.includes(keyOf(column)));
  return chosen.length > 0 ? chosen : columns.filter(({ extra }) => !extra);
}

/** As a phone shows them: what is to be seen first stands first, below the name. */
export function columnsOfCard<T>(columns: readonly ListColumn<T>[]): ListColumn<T>[] {
  const first = columns
    .filter(({ onCard }) => onCard)
    .toSorted((a, b) => (a.onCard ?? 0) - (b.onCard ?? 0))
    .map(({ extra: _, ...column }) => column);
  const isName = ({ kind }: ListColumn<T>) => kind === 'name';
  return [
    ...columns.filter(isName),
    ...first,
    ...columns.filter((column) => !isName(column) && !column.onCard),
  ];
}

/** What stands in the address after a column was taken in or out: nothing when these are the usual ones. */
function toggleColumn<T>(
  columns: readonly ListColumn<T>[],
  inAddress: string,
  toggled: ListColumn<T>,
): string {
  const shown = chosenColumns(columns, inAddress);
  const next = columns.filter((column) => shown.includes(column) !== (column === toggled));
  // A table without columns would be none.
  if (next.length === 0) return inAddress;
  const usual = columns.every((column) => next.includes(column) === !column.extra);
  return usual ? '' : next.map(keyOf).join('.');
}
