import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { textsOf } from '../screens/texts.ts';
import {
  DeleteForGoodDocument,
  StaffTrashDocument,
  type StaffTrashedItemFragment,
} from './trash.generated.ts';
import { trashKinds } from './trash-kinds.ts';

/** Something in the trash; `id` is unique among all kinds, `number` only among its own. */
export type TrashRow = Omit<StaffTrashedItemFragment, 'id'> & { id: string; number: number };

const toRow = ({ id, ...item }: StaffTrashedItemFragment): TrashRow => ({
  ...item,
  id: `${item.type}-${id}`,
  number: id,
});

/** What is in the trash, and the two ways out of it. The list follows each without being asked for again. */
export function useTrash() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(StaffTrashDocument, {
    // Other screens and colleagues fill it: what is known is shown at once, and what is new is asked for.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** On their way out: gone from the screen at once, back again when the server refuses. */
  const [leaving, setLeaving] = useState<string[]>([]);

  type Texts = { done: string; failed: string };

  async function leave(row: TrashRow, call: () => Promise<unknown>, texts: Texts | Promise<Texts>) {
    setLeaving((ids) => [...ids, row.id]);
    try {
      await call();
      client.cache.updateQuery({ query: StaffTrashDocument }, (before) =>
        before ? { items: before.items.filter((item) => toRow(item).id !== row.id) } : undefined,
      );
      toast.success((await texts).done);
    } catch (cause) {
      toast.error((await texts).failed, { description: readFailure(cause).message });
    } finally {
      setLeaving((ids) => ids.filter((id) => id !== row.id));
    }
  }

  return {
    rows: data?.items.map(toRow).filter(({ id }) => !leaving.includes(id)),
    error,
    retry: () => void refetch().catch(() => undefined),
    restore(row: TrashRow) {
      const { label, load } = trashKinds[row.type];
      const code = load();
      const texts = code.then(
        ({ restoring }) => restoring?.texts,
        () => undefined,
      );
      return leave(
        row,
        async () => (await code).restoring?.restore(client, row.number),
        texts.then((known = textsOf(label)) => ({ done: known.restored, failed: known.restoreFailed })),
      );
    },
    deleteForGood(row: TrashRow) {
      const variables = { type: row.type, id: row.number };
      const noun = trashKinds[row.type].label;
      return leave(row, () => client.mutate({ mutation: DeleteForGoodDocument, variables }), {
        done: `${noun} deleted for good`,
        failed: `Failed to delete ${noun.toLowerCase()} for good`,
      });
    },
  };
}
