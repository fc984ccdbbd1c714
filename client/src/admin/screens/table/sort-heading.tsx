import { chakra } from '@chakra-ui/react';
import type { Column, Order } from '../list/list.ts';
import { nextSort, readSort } from '../list/order.ts';
import { SortMark } from './marks.tsx';
import { Heading } from './table-parts.tsx';

/** How a list is sorted, and by what it can be. */
export interface Sorting<T> {
  orders: readonly Order<T>[];
  /** As it stands in the address. */
  sort: string;
  usualSort: string;
  onSort(sort: string): void;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; pressing it sorts by the column, again the other way, once more as usual. */
export function SortHeading<T>({ column, sorting }: { column: Column<T>; sorting?: Sorting<T> | undefined }) {
  const { title, kind, minWidth } = column;
  const isSortable = sorting?.orders.includes(column);
  const direction = sorting && readSort(sorting.sort, [column])?.direction;
  return (
    <Heading
      scope="col"
      role="columnheader"
      minW={minWidth}
      data-kind={kind}
      data-sortable={isSortable || undefined}
      aria-sort={isSortable && direction ? spoken[direction] : undefined}
    >
      {sorting && isSortable ? (
        <SortButton
          type="button"
          data-sorted={direction}
          onClick={() => sorting.onSort(nextSort(sorting.sort, column, sorting.usualSort))}
        >
          {title}
          <SortMark direction={direction} />
        </SortButton>
      ) : (
        title
      )}
    </Heading>
  );
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    // As tall and wide as the head itself, so that it is easily hit.
    minH: '10',
    mx: '-2',
    px: '2',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { color: 'ink', bg: 'line' },
    '& svg': { flexShrink: '0', color: 'lineStrong' },
    '&[data-sorted]': { color: 'brand' },
    '&[data-sorted] svg': { color: 'brand' },
  },
});
