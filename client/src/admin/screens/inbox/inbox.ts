// The words in which a screen of what visitors sent describes itself.
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { InboxName } from '../../../generated/schema.ts';
import type { PagedList } from '../list/paged-list.ts';
import type { Texts } from '../texts.ts';

/** How one is deleted, and brought back in the minutes after. */
export interface InboxRemoval<T> {
  document: TypedDocumentNode<{ removed: number }, { id: number }>;
  restore: TypedDocumentNode<{ restored: T }, { id: number }>;
  /** What the schema calls it, in lists and alone. */
  typenames: string[];
  texts: Texts;
}

/** How one is read and deleted; what is only listed has neither. */
export interface InboxReading<T> {
  /** The dialog that shows all of it. */
  Details: ComponentType<{ item: T; onClose(): void }>;
  removal: InboxRemoval<T>;
}

export type Inbox<T extends { id: number }> = PagedList<T> & {
  name: InboxName;
  /** What the schema calls a row of the list. */
  typename: string;
  reading?: InboxReading<T>;
};
