import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { RecordKind } from '../../generated/schema.ts';
import type { Form } from './form/form.tsx';
import type { ListInCache } from './list/cached-list.ts';
import type { Row } from './resource.ts';

/** One record as its history shows it. */
export interface Historied {
  kind: RecordKind;
  /** In a sentence, such as `post`. */
  noun: string;
  /** Title of the screen that it belongs to. */
  screen: string;
  /** Address of what it belongs to, where that is not its screen. */
  back?: string;
  form: Pick<Form<never>, 'labels' | 'inWords' | 'read'>;
  /** What the record is called; null when it is not there (any more). */
  name(client: ApolloClient): Promise<string | null>;
  /** Brings what screens know of it up to date. */
  refresh(client: ApolloClient): Promise<unknown>;
}

interface Content<T extends Row> {
  noun: string;
  title: string;
  form: Form<T>;
  nameOf(item: T): string;
  operations: { typename: string; now: TypedDocumentNode<{ item: T | null }, { id: number }> };
}

/** The history of the records of a screen. */
export const contentHistory =
  <T extends Row>(
    { noun, title, form, nameOf, operations }: Content<T>,
    list: Pick<ListInCache<never>, 'arrange'>,
  ) =>
  (key: string): Historied => {
    const now = async (client: ApolloClient) => {
      const variables = { id: Number(key) };
      const { data } = await client.query({ query: operations.now, variables, fetchPolicy: 'network-only' });
      return (data?.item as T | null | undefined) ?? null;
    };
    const { typename } = operations;
    return {
      kind: (typename.charAt(0).toLowerCase() + typename.slice(1)) as RecordKind,
      noun,
      screen: title,
      form,
      async name(client) {
        const item = /^\d+$/.test(key) ? await now(client) : null;
        return item && nameOf(item);
      },
      refresh: async (client) => {
        await now(client);
        list.arrange(client.cache);
      },
    };
  };
