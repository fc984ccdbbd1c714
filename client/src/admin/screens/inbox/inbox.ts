// The words in which a screen of what visitors sent describes itself.
import type { TypedDocumentNode } from '@apollo/client';
import { type ComponentType, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InboxName } from '../../../generated/schema.ts';
import { keepScroll } from '../../../lib/history/keep-scroll.ts';
import { keepOwnChoice, readOwnChoice } from '../../ui/own-choice.ts';
import type { Texts } from '../editing/edited.ts';
import type { ListColumn } from '../list/list.ts';
import type { PagedList } from '../list/paged-list.ts';
import type { Selection } from '../many/selection.tsx';

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
type OpenView<T> = Pick<InboxList<T>, 'columns' | 'filters' | 'narrowedTo' | 'emptySearch'>;

/** How one is read and, where it may be, deleted; what is only listed has neither. */
interface InboxReading<T> {
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
  /** What makes one by hand, where staff may do that. */
  New?: ComponentType;
  /** What is done for many of its rows at once; `Bar` stands below the list while rows are chosen. */
  Bar?: ComponentType<BarProps<T>>;
};

export interface BarProps<T extends { id: number }> {
  selection: Selection<T>;
  columns: readonly ListColumn<T>[];
}

type View = 'all' | 'open';

interface Viewed {
  noun: string;
  open?: Partial<OpenView<never>>;
}

/**
 * All rows of a list or those that are open: as the address says, else as this person chose last, at first all. A link to
 * rows of some status shows them, whatever was chosen.
 */
export function useView<L extends Viewed>(list: L) {
  const [params, setParams] = useSearchParams();
  const { noun, open } = list;
  const named = params.get('view') ?? (params.has('status') ? 'all' : readOwnChoice(`view:${noun}`));
  const view: View = open && named === 'open' ? 'open' : 'all';
  return {
    view,
    list: useMemo(() => (view === 'open' ? { ...list, ...open, view } : list), [list, open, view]),
    /** What is searched stays, unless told otherwise; columns, orders and pages are each view's own. */
    choose(next: View, kept: readonly string[] = ['q']) {
      keepOwnChoice(`view:${noun}`, next === 'all' ? '' : next);
      setParams(
        (before) => {
          const params = new URLSearchParams([...before].filter(([name]) => kept.includes(name)));
          if (next === 'open') params.set('view', next);
          return params;
        },
        { replace: true, state: keepScroll },
      );
    },
  };
}
