import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import type { Resource, Row } from './resource.ts';
import { ActionsCell, Cell, Head, Heading, Line, Region, Table } from './table-parts.tsx';

interface Props<T extends Row, Values extends FieldValues> {
  resource: Resource<T, Values>;
  items: T[];
  /** The row that was saved last; it is brought into view and glows for a moment. */
  savedId: number | null;
  onEdit(item: T): void;
  onDelete(item: T): void;
}

/** The rows as a table with a head that stays; on a phone each row is a card. */
export function DataTable<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { resource, items, savedId, onEdit, onDelete } = props;
  const { columns, nameOf, title } = resource;
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
                <Flex gap="1">
                  <RowButton
                    label={`Edit ${nameOf(item)}`}
                    word="Edit"
                    icon={<Pencil aria-hidden />}
                    onClick={() => onEdit(item)}
                  />
                  <RowButton
                    label={`Delete ${nameOf(item)}`}
                    word="Delete"
                    icon={<Trash2 aria-hidden />}
                    onClick={() => onDelete(item)}
                  />
                </Flex>
              </ActionsCell>
            </SavedLine>
          ))}
        </chakra.tbody>
      </Table>
    </Region>
  );
}

function SavedLine({ saved, children }: { saved: boolean; children: React.ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (saved) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [saved]);
  return (
    <Line ref={row} role="row" data-saved={saved || undefined}>
      {children}
    </Line>
  );
}

function RowButton({
  label,
  word,
  icon,
  onClick,
}: {
  label: string;
  word: string;
  icon: React.ReactNode;
  onClick(): void;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      w={{ base: 'auto', md: '11' }}
      px={{ base: '3', md: '0' }}
      title={word}
      onClick={onClick}
    >
      {icon}
      <chakra.span display={{ md: 'none' }} aria-hidden>
        {word}
      </chakra.span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
