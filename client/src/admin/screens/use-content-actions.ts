import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { answered } from '../../lib/api/answered.ts';
import { readFailure } from '../../lib/api/failure.ts';
import type { Form } from './form/form.tsx';
import type { ListInCache } from './list/cached-list.ts';
import type { Actions, Row } from './resource.ts';
import { type ListRestoring, type Restoring, restoreRow } from './restoring.ts';

/**
 * The operations behind a screen; their documents call their answers `items`, `item`, `saved`, `removed` and `restored`.
 * `Item` is a row of the list, where that is less than what is edited.
 */
export interface EditCalls<T extends Row, Input, Item extends Row = T> extends Restoring<Item> {
  now: TypedDocumentNode<{ item: T | null }, { id: number }>;
  create: TypedDocumentNode<{ saved: T }, { input: Input; key: string | null }>;
  update: TypedDocumentNode<{ saved: T }, { id: number; input: Input; version: number | null }>;
  remove: TypedDocumentNode<{ removed: number }, { id: number; version: number }>;
}

/** The same for a list that is whole in the browser. */
export type ContentCalls<T extends Row, Input> = EditCalls<T, Input> & ListRestoring<T>;

/** The calls of a screen; the list on screen follows each without being asked for again. All parameters must stay the same. */
export function useContentActions<T extends Item, Input, Item extends Row = T>(
  calls: EditCalls<T, Input, Item>,
  form: Form<T, Input>,
  list: ListInCache<Item>,
): Actions<T> {
  const client = useApolloClient();
  return useMemo(() => {
    const fetch = async (id: number) => {
      const { data } = await client.query({
        query: calls.now,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return (data?.item as T | null | undefined) ?? null;
    };
    return {
      restoredTexts: calls.restoredTexts,
      fetch,
      async create(values, key) {
        const { data } = await client.mutate({
          mutation: calls.create,
          variables: { input: form.send(values), key },
          update: (cache, { data: created }) => created && list.insert(cache, created.saved as T),
        });
        return answered(data).saved as T;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: calls.update,
          variables: { id, input: form.send(values), version },
          update: (cache) => list.arrange(cache),
        });
        return answered(data).saved as T;
      },
      async remove(item) {
        const { id, version } = item;
        try {
          await client.mutate({
            mutation: calls.remove,
            variables: { id, version },
            // Gone from the screen at once; back again when the server refuses.
            optimisticResponse: { removed: id },
            update: (cache) => list.remove(cache, id),
          });
        } catch (cause) {
          // Shows what a colleague saved, which may then be deleted.
          if (readFailure(cause).code === 'CONFLICT') await fetch(id).catch(() => null);
          throw cause;
        }
        return () => restoreRow(client, calls, list, id, item);
      },
    };
  }, [client, calls, form, list]);
}
