import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { ContentType } from '../../generated/schema.ts';
import { textsOf } from '../screens/editing/edited.ts';
import { type StaffScreen, useStaffScreens } from '../screens/staff-screen.ts';
import { showFailure } from '../ui/show-failure.ts';
import {
  DeleteForGoodDocument,
  StaffTrashDocument,
  type StaffTrashedItemFragment,
} from './trash.generated.ts';

export type TrashKinds = Record<ContentType, { label: string } & Pick<StaffScreen, 'load'>>;

/** The kinds in the order of the sidebar: what one of them is called, and the screen to which it comes back. */
export const trashKinds = (screens: readonly StaffScreen[]) =>
  Object.fromEntries(
    screens.flatMap(({ trashed, load }) => (trashed ? [[trashed.type, { label: trashed.label, load }]] : [])),
  ) as TrashKinds;

export const useTrashKinds = () => trashKinds(useStaffScreens());

/** Brings rows of several kinds back, those of a kind in one go where that can be; answers those that are back. */
async function restoreEach(
  client: ApolloClient,
  kinds: TrashKinds,
  rows: readonly TrashRow[],
): Promise<TrashRow[]> {
  const byKind = [...Map.groupBy(rows, ({ type }) => type)];
  const settled = await Promise.allSettled(
    byKind.map(async ([type, ofKind]) => {
      const { restoring } = await kinds[type].load();
      if (restoring?.restoreMany) {
        const numbers = ofKind.map(({ number }) => number);
        const back = await restoring.restoreMany(client, numbers);
        return ofKind.filter(({ number }) => back.includes(number));
      }
      const each = await Promise.allSettled(
        ofKind.map(async (row) => {
          await restoring?.restore(client, row.number);
          return row;
        }),
      );
      return fulfilled(each);
    }),
  );
  const back = fulfilled(settled).flat();
  const refused = settled.find(({ status }) => status === 'rejected');
  if (back.length === 0 && refused?.status === 'rejected') throw refused.reason;
  return back;
}

const fulfilled = <T>(all: PromiseSettledResult<T>[]): T[] =>
  all.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));

/** Something in the trash; `id` is unique among all kinds, `number` only among its own. */
export type TrashRow = Omit<StaffTrashedItemFragment, 'id'> & { id: string; number: number };

const toRow = ({ id, ...item }: StaffTrashedItemFragment): TrashRow => ({
  ...item,
  id: `${item.type}-${id}`,
  number: id,
});

/** What is in the trash, and the two ways out of it. The list follows each without being asked for again. */
export function useTrash(kinds: TrashKinds) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(StaffTrashDocument, {
    // Other screens and colleagues fill it: what is known is shown at once, and what is new is asked for.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  /** On their way out: gone from the screen at once, back again when the server refuses. */
  const [leaving, setLeaving] = useState<string[]>([]);

  const leave = (row: TrashRow, call: () => Promise<unknown>) =>
    leaveTogether([row], async () => {
      await call();
      return [row];
    });

  /** `call` answers which of them are gone from here. */
  async function leaveTogether(together: TrashRow[], call: () => Promise<TrashRow[]>) {
    const meant = together.map(({ id }) => id);
    setLeaving((ids) => [...ids, ...meant]);
    try {
      const gone = new Set((await call()).map(({ id }) => id));
      client.cache.updateQuery({ query: StaffTrashDocument }, (before) =>
        before ? { items: before.items.filter((item) => !gone.has(toRow(item).id)) } : undefined,
      );
    } finally {
      setLeaving((ids) => ids.filter((id) => !meant.includes(id)));
    }
  }

  return {
    rows: data?.items.map(toRow).filter(({ id }) => !leaving.includes(id)),
    error,
    retry: refetch,
    async restore(row: TrashRow) {
      const { label, load } = kinds[row.type];
      let texts = textsOf(label);
      try {
        await leave(row, async () => {
          const { restoring } = await load();
          texts = { ...texts, ...restoring?.texts };
          await restoring?.restore(client, row.number);
        });
        toast.success(texts.restored);
      } catch (cause) {
        showFailure(texts.restoreFailed, cause);
      }
    },
    async restoreMany(together: TrashRow[]) {
      let back: TrashRow[] = [];
      try {
        await leaveTogether(together, async () => {
          back = await restoreEach(client, kinds, together);
          return back;
        });
        const missing = together.length - back.length;
        const description =
          missing > 0 ? `${missing} of ${together.length} could not be restored.` : undefined;
        toast.success(`${back.length} restored`, { description });
      } catch (cause) {
        showFailure('Nothing was restored', cause);
      }
    },
    deleteForGood: (row: TrashRow) =>
      leave(row, () =>
        client.mutate({ mutation: DeleteForGoodDocument, variables: { type: row.type, id: row.number } }),
      ),
  };
}
