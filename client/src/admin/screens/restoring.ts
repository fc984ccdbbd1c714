import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ListInCache } from './list/cached-list.ts';

/** What is said once a deleted row is back, or not. */
export interface RestoredTexts {
  restored: string;
  restoreFailed: string;
}

/** How deleted rows of one kind come back: by which call, and what is said then. */
export interface Restoring<T extends { id: number }> {
  /** What the schema calls one of them, such as `Program`. */
  typename: string;
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
  restoredTexts: RestoredTexts;
}

/** Rows that come back into a list that is whole in the cache. */
export interface ListRestoring<T extends { id: number }> extends Restoring<T> {
  list: TypedDocumentNode<{ items: T[] }, Record<string, never>>;
  /** The server's order, unless it is by number. */
  order?(a: T, b: T): number;
}

/**
 * Brings a deleted row back, to its place in the list where that is in the cache. With `known`, as it was, it is on
 * screen at once and gone again when the server refuses.
 */
export async function restoreRow<T extends { id: number }>(
  client: ApolloClient,
  { restore }: Pick<Restoring<T>, 'restore'>,
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
