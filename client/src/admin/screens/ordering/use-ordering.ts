import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { responseData } from '../../../lib/api/response-data.ts';
import { showFailure } from '../../ui/show-failure.ts';
import type { ListInCache } from '../list/cached-list.ts';

export type OrderOperation = TypedDocumentNode<
  { ordered: { id: number; position: number | null }[] },
  { ids: number[] }
>;

interface Ordered<T extends { id: number }> {
  operation: OrderOperation;
  typename: string;
  /** All of them, in the order of the list. */
  items: readonly T[];
  list: ListInCache<T>;
  onDone(): void;
}

/** Putting all rows of a list in order by hand; nothing is saved before somebody says so. */
export function useOrdering<T extends { id: number }>({
  operation,
  typename,
  items,
  list,
  onDone,
}: Ordered<T>) {
  const client = useApolloClient();
  const [ids, setIds] = useState(() => items.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const byId = new Map(items.map((item) => [item.id, item]));

  /** None of them: as if nobody had put them in order. */
  async function save(order: number[], said: string) {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: operation,
        variables: { ids: order },
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
      onDone();
    } catch (cause) {
      showFailure('The order could not be saved', cause);
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
    busy,
    save: () => save(ids, 'Order saved'),
    reset: () => save([], 'Back in the usual order'),
  };
}
