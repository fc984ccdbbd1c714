import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import type { Form } from './form/form.tsx';
import type { ListInCache } from './list/cached-list.ts';
import type { ManyOperations } from './many/many-operations.ts';
import type { OrderOperation } from './ordering/use-ordering.ts';
import type { Actions, Row } from './resource.ts';
import { restoreRow } from './restoring.ts';

/**
 * The operations behind a screen, as codegen names them together; their documents call their answers `items`, `item`, `saved`,
 * `removed` and `restored`. `Item` is a row of the list, where that is less than what is edited.
 */
export interface EditOperations<T extends Row, Input, Item extends Row = T> {
  /** What the schema calls one of them, such as `Program`. */
  typename: string;
  now: TypedDocumentNode<{ item: T | null }, { id: number }>;
  create: TypedDocumentNode<{ saved: T }, { input: Input; key: string | null }>;
  update: TypedDocumentNode<{ saved: T }, { id: number; input: Input; version: number | null }>;
  remove: TypedDocumentNode<{ removed: number }, { id: number; version: number }>;
  restore: TypedDocumentNode<{ restored: Item }, { id: number }>;
  many: ManyOperations<Item>;
  /** Where staff can put the list in order by hand. */
  order?: OrderOperation;
}

/** What an edited list asks the server, and how what is typed is sent. */
export interface Editing<T extends Row, Input, Item extends Row = T> {
  operations: EditOperations<T, Input, Item>;
  form: Form<T, Input>;
}

/** The same of one row at a time. */
interface Single<T extends Row, Input, Item extends Row> extends Pick<Editing<T, Input, Item>, 'form'> {
  operations: Omit<EditOperations<T, Input, Item>, 'many' | 'order'>;
}

/** The calls of a screen; the list on screen follows each without being asked for again. Both parameters must stay the same. */
export function useContentActions<T extends Item, Input, Item extends Row = T>(
  { operations, form }: Single<T, Input, Item>,
  list: ListInCache<Item>,
): Actions<T> {
  const client = useApolloClient();
  return useMemo(() => {
    const fetch = async (id: number) => {
      const { data } = await client.query({
        query: operations.now,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return (data?.item as T | null | undefined) ?? null;
    };
    return {
      fetch,
      async create(values, key) {
        const { data } = await client.mutate({
          mutation: operations.create,
          variables: { input: form.send(values), key },
          update: (cache, { data: created }) => created && list.insert(cache, created.saved as T),
        });
        return responseData(data).saved as T;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: operations.update,
          variables: { id, input: form.send(values), version },
          update: (cache) => list.arrange(cache),
        });
        return responseData(data).saved as T;
      },
      async remove(item) {
        const { id, version } = item;
        try {
          await client.mutate({
            mutation: operations.remove,
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
        return () => restoreRow(client, operations, list, id, item);
      },
    };
  }, [client, operations, form, list]);
}
