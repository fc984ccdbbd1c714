import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { SortableList } from '../../ui/sortable/sortable-list.tsx';
import type { ListInCache } from '../list/cached-list.ts';
import { type OrderOperation, useOrdering } from './use-ordering.ts';

export interface OrderProps<T extends { id: number }> {
  noun: string;
  operation: OrderOperation;
  typename: string;
  items: readonly T[];
  list: ListInCache<T>;
  nameOf(item: T): string;
  onClose(): void;
}

/** All rows of a list by name, to be put in the order that visitors see. */
export function OrderDialog<T extends { id: number }>(props: OrderProps<T>) {
  const { noun, operation, typename, items, list, nameOf, onClose } = props;
  const ordering = useOrdering({ operation, typename, items, list, onDone: onClose });
  const footer = (
    <>
      <Button variant="ghost" me="auto" aria-disabled={ordering.busy} onClick={ordering.reset}>
        Usual order
      </Button>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button aria-disabled={ordering.busy} onClick={ordering.save}>
        Save order
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Order of the ${noun}s`} size="md" footer={footer}>
      <DialogBody>
        <chakra.p color="muted" fontSize="sm" mb="4">
          Visitors see them in this order. Drag them, or move them by their arrows.
        </chakra.p>
        <SortableList
          rows={ordering.rows.map((item) => ({ id: String(item.id), name: nameOf(item) }))}
          onMove={ordering.move}
        >
          {(row, index, handles) => (
            <Flex
              align="center"
              gap="3"
              ps="3"
              minH="12"
              bg="surface"
              borderWidth="1px"
              borderRadius="md"
              justify="space-between"
            >
              <Flex gap="3" minW="0" align="baseline">
                <chakra.span color="muted" fontVariantNumeric="tabular-nums">
                  {index + 1}
                </chakra.span>
                <chakra.span overflowWrap="anywhere">{row.name}</chakra.span>
              </Flex>
              {handles}
            </Flex>
          )}
        </SortableList>
      </DialogBody>
    </Dialog>
  );
}
