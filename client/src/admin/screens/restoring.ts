import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { responseData } from '../../lib/api/response-data.ts';
import type { ListInCache } from './list/cached-list.ts';
import type { ManyOperations, Outcome } from './many/many-operations.ts';
import type { Restoring } from './staff-screen.ts';
import type { RestoredTexts } from './texts.ts';

interface Restore<T> {
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
}

/**
 * Brings a deleted row back, to its place in the list where that is in the cache. With `known`, as it was, it is on
 * screen at once and gone again when the server refuses.
 */
export async function restoreRow<T extends { id: number }>(
  client: ApolloClient,
  { restore }: Restore<T>,
  rows: ListInCache<T>,
  id: number,
  known?: T,
): Promise<void> {
  await client.mutate({
    mutation: restore,
    variables: { id },
    ...(known && { optimisticResponse: { restored: known } }),
    update: (cache, { data }) => data && rows.putBack(cache, data.restored as T),
  });
}

/** How rows of `list` come back from the trash; with `many` in one go. */
export const restoringTo = <T extends { id: number }>(
  list: ListInCache<T>,
  operations: Restore<T> & { many?: Pick<ManyOperations<T>, 'restore'> },
  texts: RestoredTexts,
): Restoring => ({
  texts,
  restore: (client, id) => restoreRow(client, operations, list, id),
  restoreMany: operations.many && manyRestored(list, operations.many),
});

const manyRestored =
  <T extends { id: number }>(
    list: ListInCache<T>,
    { restore }: Pick<ManyOperations<T>, 'restore'>,
  ): NonNullable<Restoring['restoreMany']> =>
  async (client, ids) => {
    const { data } = await client.mutate({
      mutation: restore,
      variables: { records: { items: ids.map((id) => ({ id })) } },
      update: (cache, { data: answer }) => {
        for (const record of (answer?.many as Outcome<T> | undefined)?.records ?? [])
          list.putBack(cache, record);
      },
    });
    return responseData(data).many.done;
  };
