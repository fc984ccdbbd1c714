import { Box, chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { SortableList } from '../../ui/sortable/sortable-list.tsx';
import type { ListInCache } from '../list/list.ts';
import { type OrderOperation, type Placed, useOrdering } from './use-ordering.ts';

export interface OrderProps<T extends Placed> {
  noun: string;
  operation: OrderOperation;
  typename: string;
  items: readonly T[];
  list: ListInCache<T>;
  reload(): Promise<readonly T[]>;
  nameOf(item: T): string;
  onClose(): void;
}

/** All rows of a list by name, to be put in the order that visitors see. */
export function OrderDialog<T extends Placed>(props: OrderProps<T>) {
  const { noun, operation, typename, items, list, reload, nameOf, onClose } = props;
  const ordering = useOrdering({ operation, typename, items, list, reload, onDone: onClose });
  const footer = (
    <>
      <Button variant="ghost" me="auto" aria-disabled={ordering.busy} onClick={ordering.reset}>
        Back to the default order
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
        {ordering.theirs && (
          <Box role="alert" bg="surface" borderWidth="1px" borderRadius="md" p="3" mb="4" fontSize="sm">
            <chakra.p fontWeight="medium">Somebody put the {noun}s in another order meanwhile.</chakra.p>
            <chakra.p color="muted" mt="1" overflowWrap="anywhere">
              It is now {firstOf(ordering.theirs.map(nameOf))}. Yours is below: save it to replace theirs.
            </chakra.p>
            <Button variant="outline" size="sm" mt="3" onClick={ordering.takeTheirs}>
              Take theirs
            </Button>
          </Box>
        )}
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

const shown = 5;

/** The first of these names, as a list in a sentence. */
const firstOf = (names: string[]) =>
  names.slice(0, shown).join(', ') + (names.length > shown ? ` and ${names.length - shown} more` : '');
