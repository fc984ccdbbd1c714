import { chakra } from '@chakra-ui/react';
import type { Column, Row, RowsProps } from './resource.ts';
import { RowButtons } from './row-buttons.tsx';
import { ActionsCell, Cell, Head, Heading, Line, Region, Table } from './table-parts.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

/** The rows as a table with a head that stays; on a phone each row is a card. */
export function DataTable<T extends Row>(props: RowsProps<T> & { columns: Column<T>[] }) {
  const { title, columns, nameOf, items, savedId, onEdit, onDelete } = props;
  return (
    // The keyboard scrolls a region only when it can have the focus.
    <Region role="region" aria-label={title} tabIndex={0}>
      {/* Roles are said again because the cards' layout takes them away in some browsers. */}
      <Table role="table">
        <Head role="rowgroup">
          <chakra.tr role="row">
            {columns.map((column) => (
              <Heading
                key={column.title}
                scope="col"
                role="columnheader"
                minW={column.minWidth}
                data-kind={column.kind}
              >
                {column.title}
              </Heading>
            ))}
            <Heading scope="col" role="columnheader" data-kind="actions">
              Actions
            </Heading>
          </chakra.tr>
        </Head>
        <chakra.tbody role="rowgroup">
          {items.map((item) => (
            <SavedLine key={item.id} saved={item.id === savedId}>
              {columns.map((column) => (
                <Cell key={column.title} role="cell" data-label={column.title} data-kind={column.kind}>
                  {column.cell(item)}
                </Cell>
              ))}
              <ActionsCell role="cell">
                <RowButtons name={nameOf(item)} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
              </ActionsCell>
            </SavedLine>
          ))}
        </chakra.tbody>
      </Table>
    </Region>
  );
}

function SavedLine({ saved, children }: { saved: boolean; children: React.ReactNode }) {
  const row = useBroughtIntoView<HTMLTableRowElement>(saved);
  return (
    <Line ref={row} role="row" data-saved={saved || undefined}>
      {children}
    </Line>
  );
}
