// What staff publish: how it is saved, deleted, brought back and looked up in its history. The list on screen follows each call
// without being asked for again.
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { toast } from 'sonner';
import type { RecordKind } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { useQuestion } from '../ui/dialogs/question.tsx';
import type { Actions, Edited, RestoredTexts, Row, Texts, Undo } from './editing/edited.ts';
import type { Form } from './form/form.tsx';
import type { ListDescription, ListInCache } from './list/list.ts';
import { type ManyOperations, runMany } from './many/many-operations.ts';
import type { OrderOperation } from './ordering/order-dialog.tsx';
import type { Restoring, ScreenCode } from './staff-screen.ts';

type Fetching<T> = TypedDocumentNode<{ item: T | null }, { id: number }>;

interface RestoreOperation<T> {
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
}

/**
 * What an edited list asks the server, and how what is typed is sent. Codegen names the operations together; their documents call
 * their answers `items`, `item`, `saved`, `removed` and `restored`. `Item` is a row of the list, where that is less than what is edited.
 */
export interface Editing<T extends Row, Input, Item extends Row = T> {
  operations: RestoreOperation<Item> & {
    /** What the schema calls one of them, such as `Program`. */
    typename: string;
    now: Fetching<T>;
    create: TypedDocumentNode<{ saved: T }, { input: Input; key: string | null }>;
    update: TypedDocumentNode<{ saved: T }, { id: number; input: Input; version: number | null }>;
    remove: TypedDocumentNode<{ removed: number }, { id: number; version: number }>;
  };
  form: Form<T, Input>;
}

/** The same where many rows are changed at once. */
export interface EditingMany<T extends Row, Input, Item extends Row = T> extends Editing<T, Input, Item> {
  operations: Editing<T, Input, Item>['operations'] & {
    many: ManyOperations<Item>;
    /** Where staff can put the list in order by hand. */
    order?: OrderOperation;
  };
}

/** The record as it is on the server now, or null when it is gone. */
export async function fetchNow<T>(client: ApolloClient, query: Fetching<T>, id: number): Promise<T | null> {
  const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
  return (data?.item as T | null | undefined) ?? null;
}

/** The calls of a screen; the list on screen follows each without being asked for again. Both parameters must stay the same. */
export function useContentActions<T extends Item, Input, Item extends Row = T>(
  { operations, form }: Editing<T, Input, Item>,
  list: ListInCache<Item>,
): Actions<T> {
  const client = useApolloClient();
  return useMemo(() => {
    const fetch = (id: number) => fetchNow(client, operations.now, id);
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

/**
 * Brings a deleted row back, to its place in the list where that is in the cache. With `known`, as it was, it is on
 * screen at once and gone again when the server refuses.
 */
export async function restoreRow<T extends { id: number }>(
  client: ApolloClient,
  { restore }: RestoreOperation<T>,
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
  { restore, many }: RestoreOperation<T> & { many?: Pick<ManyOperations<T>, 'restore'> },
  texts: RestoredTexts,
): Restoring => ({
  texts,
  restore: (client, id) => restoreRow(client, { restore }, list, id),
  restoreMany:
    many &&
    (async (client, ids) => {
      const rows = ids.map((id) => ({ id }));
      return (await runMany(client, list, many.restore, rows, 'putBack')).done;
    }),
});

/** What the register loads of a screen: itself, and how its rows come back from the trash and what they are in their history. */
export const contentCode = <T extends Item, Input, Item extends Row = T>(
  Screen: ScreenCode['Screen'],
  content: EditingMany<T, Input, Item> & Edited<T> & Pick<ListDescription<T>, 'title' | 'nameOf'>,
  list: ListInCache<Item>,
): ScreenCode => {
  const { operations, texts, noun, title, form, nameOf } = content;
  const { typename, now } = operations;
  return {
    Screen,
    restoring: restoringTo(list, operations, texts),
    history: (key) => ({
      kind: (typename.charAt(0).toLowerCase() + typename.slice(1)) as RecordKind,
      noun,
      screen: title,
      form,
      async name(client) {
        const item = /^\d+$/.test(key) ? await fetchNow(client, now, Number(key)) : null;
        return item && nameOf(item);
      },
      refresh: async (client) => {
        await fetchNow(client, now, Number(key));
        list.arrange(client.cache);
      },
    }),
  };
};

export interface Removal<T> {
  noun: string;
  nameOf(item: T): string;
  /** What becomes of it, after its name; or all that is asked. */
  fate: string | ((item: T) => string);
  /** Answers how that is undone, where it can be. */
  remove(item: T): Promise<Undo | undefined>;
  texts: Pick<Texts, 'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed'>;
  /** Called once a row is back. */
  onRestored?(item: T): void;
}

/** Asking before a row is removed, removing it, saying how that went, and offering to undo it while that is said. */
export function useRemoval<T extends { id: number }>(removal: Removal<T>) {
  const { noun, nameOf, fate, remove, texts, onRestored } = removal;

  async function bringBack(item: T, undo: Undo) {
    try {
      await undo();
      onRestored?.(item);
      toast.success(texts.restored);
    } catch (cause) {
      const { message, code } = readFailure(cause);
      // What is gone for good stays so; everything else may work the next time.
      const action = code === 'NOT_FOUND' ? undefined : undoing(item, undo);
      toast.error(texts.restoreFailed, { description: message, action });
    }
  }

  const undoing = (item: T, undo: Undo) => ({ label: 'Undo', onClick: () => void bringBack(item, undo) });

  const asked = (item: T) =>
    typeof fate === 'string'
      ? `Are you sure you want to delete this ${noun}? ${nameOf(item)} ${fate}`
      : fate(item);

  return useQuestion<T>(
    (item) => ({
      title: `Delete this ${noun}?`,
      text: asked(item),
      confirmLabel: 'Delete',
      done: texts.deleted,
      failed: texts.deleteFailed,
    }),
    async (item) => {
      const undo = await remove(item);
      return undo && undoing(item, undo);
    },
  );
}
