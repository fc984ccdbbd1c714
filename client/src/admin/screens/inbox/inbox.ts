// The words in which a screen of what visitors sent describes itself.
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { InboxName } from '../../../generated/schema.ts';
import type { Texts } from '../editing/edited.ts';
import type { ListColumn } from '../list/list.ts';
import type { PagedList } from '../list/paged-list.ts';
import type { Selection } from '../many/use-selection.ts';

/** How one is deleted, and brought back in the minutes after. */
export interface InboxRemoval<T> {
  document: TypedDocumentNode<{ removed: number }, { id: number }>;
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
  texts: Texts;
}

/** `item` is what the list knows of it, which is nothing while it is on another page. */
export interface DetailsProps<T> {
  id: number;
  item: T | undefined;
  onClose(): void;
}

type InboxList<T> = PagedList<T> & { columns: ListColumn<T>[] };

/** What the list is instead while only what is open is shown. */
export type OpenView<T> = Pick<InboxList<T>, 'columns' | 'filters' | 'always' | 'emptySearch'>;

/** How one is read and, where it may be, deleted; what is only listed has neither. */
export interface InboxReading<T> {
  /** The dialog that shows all of it. */
  Details: ComponentType<DetailsProps<T>>;
  removal?: InboxRemoval<T>;
}

export type Inbox<T extends { id: number }> = InboxList<T> & {
  name: InboxName;
  /** Of a row of the list, then of one alone. */
  typenames: readonly [string, ...string[]];
  reading?: InboxReading<T>;
  /** The view beside that of all rows: what still waits for somebody. */
  open?: OpenView<T>;
  /** What is done for many of its rows at once; `Bar` stands below the list while rows are chosen. */
  Bar?: ComponentType<BarProps<T>>;
};

export interface BarProps<T extends { id: number }> {
  selection: Selection<T>;
  columns: readonly ListColumn<T>[];
}
