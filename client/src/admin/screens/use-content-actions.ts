import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { answered } from '../../lib/api/answered.ts';
import type { ListInCache } from './list/cached-list.ts';
import type { Actions, Row } from './resource.ts';
import { type ListRestoring, type Restoring, restoreRow } from './restoring.ts';

/**
 * The operations behind a screen; their documents call their answers `items`, `item`, `saved`, `removed` and `restored`.
 * `Item` is a row of the list, where that is less than what is edited.
 */
export interface EditCalls<T extends Row, Values extends FieldValues, Input, Item extends Row = T>
  extends Restoring<Item> {
  now: TypedDocumentNode<{ item: T | null }, { id: number }>;
  create: TypedDocumentNode<{ saved: T }, { input: Input; key: string | null }>;
  update: TypedDocumentNode<{ saved: T }, { id: number; input: Input; version: number | null }>;
  remove: TypedDocumentNode<{ removed: number }, { id: number }>;
  /** What is sent for what was typed. */
  toInput(values: Values): Input;
}

/** The same for a list that is whole in the browser. */
export type ContentCalls<T extends Row, Values extends FieldValues, Input> = EditCalls<T, Values, Input> &
  ListRestoring<T>;

/** The calls of a screen; the list on screen follows each without being asked for again. Both parameters must stay the same. */
export function useContentActions<T extends Item, Values extends FieldValues, Input, Item extends Row = T>(
  calls: EditCalls<T, Values, Input, Item>,
  list: ListInCache<Item>,
): Actions<T, Values> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      restoredTexts: calls.restoredTexts,
      async create(values, key) {
        const { data } = await client.mutate({
          mutation: calls.create,
          variables: { input: calls.toInput(values), key },
          update: (cache, { data: created }) => created && list.insert(cache, created.saved as T),
        });
        return answered(data).saved as T;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: calls.update,
          variables: { id, input: calls.toInput(values), version },
          update: (cache) => list.arrange(cache),
        });
        return answered(data).saved as T;
      },
      async fetch(id) {
        const { data } = await client.query({
          query: calls.now,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return (data?.item as T | null | undefined) ?? null;
      },
      async remove(item) {
        const { id } = item;
        await client.mutate({
          mutation: calls.remove,
          variables: { id },
          // Gone from the screen at once; back again when the server refuses.
          optimisticResponse: { removed: id },
          update: (cache) => list.remove(cache, id),
        });
        return () => restoreRow(client, calls, list, id, item);
      },
    }),
    [client, calls, list],
  );
}
