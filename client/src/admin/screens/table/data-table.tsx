import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type FocusEvent, memo, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useScrollIntoView } from '../list/cards.tsx';
import type { Column, Sorting } from '../list/list.ts';
import { nextSort, readSort } from '../list/order.ts';
import { SelectBox, type Selection } from '../many/selection.tsx';
import { SortMark } from './marks.tsx';
import {
  ActionsCell,
  Cell,
  Heading,
  Region,
  Table,
  TableHead,
  TableRow,
  useCompact,
} from './table-parts.tsx';

interface Props<T extends { id: number | string }> {
  title: string;
  columns: Column<T>[];
  items: T[];
  /** Without it the heads are no buttons. */
  sorting?: Sorting<T>;
  /** The row that was saved last. */
  savedId?: number | string | null;
  /** Where the name of a row leads, which opens it; as `buttons` for good. */
  linkOf?(item: T): Pick<LinkProps, 'to' | 'state'>;
  /** The buttons of a row; without them the column is left out. As long as it is the same function, rows are not drawn again. */
  buttons?(item: T): ReactNode;
  /** While rows are chosen, each has a box in front. */
  selection?: Selection<T>;
  nameOf?(item: T): string;
}

/** The rows as a table with a head that stays; on a phone each row is a card. */
export function DataTable<T extends { id: number | string; isNew?: boolean }>(props: Props<T>) {
  const { title, columns, items, sorting, savedId, linkOf, buttons, nameOf } = props;
  const compact = useCompact();
  const selection = props.selection?.on ? props.selection : undefined;
  return (
    // The keyboard scrolls a region only when it can have the focus.
    <Region
      role="region"
      aria-label={title}
      tabIndex={0}
      data-density={compact ? 'compact' : undefined}
      onFocus={showWhole}
    >
      {/* Roles are said again because the cards' layout takes them away in some browsers. */}
      <Table role="table">
        <TableHead role="rowgroup">
          <chakra.tr role="row">
            {selection && (
              <Heading scope="col" role="columnheader" data-kind="select">
                <VisuallyHidden>Select</VisuallyHidden>
              </Heading>
            )}
            {columns.map((column) => (
              <SortHeading key={column.title} column={column} sorting={sorting} />
            ))}
            {buttons && (
              <Heading scope="col" role="columnheader" data-kind="actions">
                Actions
              </Heading>
            )}
          </chakra.tr>
        </TableHead>
        <chakra.tbody role="rowgroup">
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              columns={columns}
              saved={item.id === savedId}
              linkOf={linkOf}
              buttons={buttons}
              chosen={selection?.has(item)}
              onToggle={selection?.toggle}
              nameOf={nameOf}
            />
          ))}
        </chakra.tbody>
      </Table>
    </Region>
  );
}

/** What the keyboard reaches below the buttons of a row comes out: browsers take it for seen. A press of the mouse moves nothing. */
function showWhole({ target }: FocusEvent) {
  if (target.matches('td:not([data-kind=actions]) *:focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Words<T extends { id: number | string }>({
  column,
  item,
  linkOf,
}: Pick<Props<T>, 'linkOf'> & { column: Column<T>; item: T }) {
  const text = column.text?.(item);
  if (column.kind !== 'name') return text;
  return <strong>{linkOf ? <NameLink {...linkOf(item)}>{text}</NameLink> : text}</strong>;
}

/** As high as a finger, and the row no higher for it. */
const NameLink = chakra(Link, {
  base: {
    py: '2.5',
    color: 'brand',
    textDecoration: 'underline',
    textDecorationColor: 'lineStrong',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

/** What stands first in a new row, with a dot before it. */
function New({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="baseline" gap="2">
      {/* A border, because colours that a person forces take backgrounds away. */}
      <chakra.span flexShrink="0" borderWidth="4px" borderColor="accent" borderRadius="full" aria-hidden />
      <chakra.div minW="0">
        <VisuallyHidden>New </VisuallyHidden>
        {children}
      </chakra.div>
    </chakra.div>
  );
}

interface RowProps<T extends { id: number | string }>
  extends Pick<Props<T>, 'columns' | 'linkOf' | 'buttons' | 'nameOf'> {
  item: T;
  saved: boolean;
  /** Undefined while no rows are chosen. */
  chosen: boolean | undefined;
  onToggle?(item: T, toHere: boolean): void;
}

function AnyRow<T extends { id: number | string; isNew?: boolean }>(props: RowProps<T>) {
  const { item, columns, saved, linkOf, buttons, chosen, onToggle, nameOf } = props;
  const row = useScrollIntoView<HTMLTableRowElement>(saved);
  return (
    <TableRow
      ref={row}
      role="row"
      data-saved={saved || undefined}
      data-new={item.isNew || undefined}
      data-selecting={onToggle && ''}
    >
      {onToggle && (
        <Cell role="cell" data-label="Select" data-kind="select">
          <SelectBox
            name={nameOf?.(item) ?? ''}
            checked={chosen === true}
            onToggle={(toHere) => onToggle(item, toHere)}
          />
        </Cell>
      )}
      {columns.map((column, at) => {
        const words = column.cell ? column.cell(item) : <Words column={column} item={item} linkOf={linkOf} />;
        const mark = column.mark?.(item);
        const content = mark ? (
          <div>
            {words}
            {mark}
          </div>
        ) : (
          words
        );
        return (
          <Cell key={column.title} role="cell" data-label={column.title} data-kind={column.kind}>
            {item.isNew && at === 0 ? <New>{content}</New> : content}
          </Cell>
        );
      })}
      {buttons && (
        <ActionsCell role="cell" data-kind="actions">
          {buttons(item)}
        </ActionsCell>
      )}
    </TableRow>
  );
}

/** Drawn again only when something of it changed: not with every letter of a search. */
const Row = memo(AnyRow) as typeof AnyRow;

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; pressing it sorts by the column, again the other way, once more as usual. */
function SortHeading<T>({ column, sorting }: { column: Column<T>; sorting: Sorting<T> | undefined }) {
  const { title, kind, minWidth } = column;
  const isSortable = sorting?.orders.includes(column);
  const direction = sorting && readSort(sorting.place.now.sort, [column])?.direction;
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
          onClick={() => {
            const { now, standard, seek } = sorting.place;
            seek({ sort: nextSort(now.sort, column, standard.sort) });
          }}
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
