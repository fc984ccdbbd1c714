// The words in which a screen of what visitors sent describes itself to the kit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { InboxName } from '../../generated/schema.ts';
import type { Column, Texts } from './resource.ts';
import type { RestoredTexts } from './restoring.ts';

/** One page of what there is; the page's own `totalCount` is asked for only while searching. */
export interface InboxData<T> {
  all: { totalCount: number };
  page: {
    nodes: T[];
    totalCount?: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

export interface InboxVariables {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  search?: string | null;
  searching: boolean;
}

/** How one is deleted, and brought back in the minutes after. */
export interface InboxRemoval<T> {
  document: TypedDocumentNode<{ removed: number }, { id: number }>;
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
  /** What the schema calls it, in lists and alone. */
  typenames: string[];
  texts: Pick<Texts, 'deleted' | 'deleteFailed'> & RestoredTexts;
}

/** How one is read and deleted; what is only listed has neither. */
export interface InboxReading<T> {
  /** The dialog that shows all of it. */
  Details: ComponentType<{ item: T; onClose(): void }>;
  removal: InboxRemoval<T>;
}

export interface Inbox<T extends { id: number }> {
  name: InboxName;
  /** One of them in a sentence, such as `registration`. */
  noun: string;
  title: string;
  searchLabel: string;
  empty: string;
  emptySearch: string;
  nameOf(item: T): string;
  columns: Column<T>[];
  list: TypedDocumentNode<InboxData<T>, InboxVariables>;
  reading?: InboxReading<T>;
}
