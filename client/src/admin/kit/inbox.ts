// The words in which a screen of what visitors sent describes itself to the kit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { PagedList } from './paged-list.ts';
import type { Texts } from './resource.ts';

/** How one is deleted. */
export interface InboxRemoval {
  document: TypedDocumentNode<{ removed: number }, { id: number }>;
  /** What the schema calls it, in lists and alone. */
  typenames: string[];
  texts: Pick<Texts, 'deleted' | 'deleteFailed'>;
}

/** How one is read and deleted; what is only listed has neither. */
export interface InboxReading<T> {
  /** The dialog that shows all of it. */
  Details: ComponentType<{ item: T; onClose(): void }>;
  removal: InboxRemoval;
}

export type Inbox<T extends { id: number }> = PagedList<T> & { reading?: InboxReading<T> };
