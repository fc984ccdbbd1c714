import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { SortableList } from '../../ui/sortable.tsx';
import type { ListInCache } from '../list/list.ts';
import type { Placed } from '../list/order.ts';

export interface OrderProps<T extends Placed> {
  noun: string;
  operation: OrderOperation;
  typename: string;
  /** All of them, in the order of the list. */
  items: readonly T[];
  list: ListInCache<T>;
  /** All of them, as they are on the server now. */
  reload(): Promise<readonly T[]>;
  nameOf(item: T): string;
  onClose(): void;
}

/** All rows of a list by name, to be put in the order that visitors see. */
export function OrderDialog<T extends Placed>(props: OrderProps<T>) {
  const { noun, nameOf, onClose } = props;
  const ordering = useOrdering(props);
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

export type OrderOperation = TypedDocumentNode<
  { ordered: { id: number; position: number | null }[] },
  { ids: number[]; from?: number[] | null }
>;

/** Putting all rows of a list in order by hand; nothing is saved before somebody says so. */
function useOrdering<T extends Placed>(props: OrderProps<T>) {
  const { operation, typename, items, list, reload, onClose } = props;
  const client = useApolloClient();
  const [ids, setIds] = useState(() => items.map(({ id }) => id));
  // What is saved takes the place of this order and of no other.
  const [from, setFrom] = useState(() => placesIn(items));
  const [theirs, setTheirs] = useState<readonly T[] | null>(null);
  const [busy, setBusy] = useState(false);
  const byId = new Map(items.map((item) => [item.id, item]));

  /** None of them: as if nobody had put them in order. */
  async function save(order: number[], said: string) {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: operation,
        variables: { ids: order, from },
        update: (cache, { data: answer }) => {
          const placed = new Map(answer?.ordered.map(({ id, position }) => [id, position]));
          for (const { id } of items)
            cache.modify({
              id: cache.identify({ __typename: typename, id }),
              fields: { position: () => placed.get(id) ?? null },
            });
          list.arrange(cache);
        },
      });
      responseData(data);
      toast.success(said);
      onClose();
    } catch (cause) {
      const now = readFailure(cause).code === 'CONFLICT' ? await reload().catch(() => null) : null;
      if (now) {
        setFrom(placesIn(now));
        setTheirs(now);
      } else showFailure('The order could not be saved', cause);
    } finally {
      setBusy(false);
    }
  }

  return {
    // Deleted meanwhile: without a place.
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    move: (from: number, to: number) => {
      const [moved] = ids.slice(from, from + 1);
      if (moved !== undefined) setIds(ids.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    /** Set when somebody put them in another order meanwhile: as it is now. */
    theirs,
    takeTheirs: () => {
      setIds((theirs ?? items).map(({ id }) => id));
      setTheirs(null);
    },
    busy,
    save: () => save(ids, 'Order saved'),
    reset: () => save([], 'Back in the default order'),
  };
}

/** The numbers of the rows with a place, in their order. */
const placesIn = (items: readonly Placed[]) =>
  items
    .flatMap(({ id, position }) => (position == null ? [] : [{ id, position }]))
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id);
