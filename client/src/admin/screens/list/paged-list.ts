// The words in which a list that the server pages describes itself.
import type { TypedDocumentNode } from '@apollo/client';
import type { Filter } from '../filters/filter.ts';
import type { Choice, ListColumn, ListDescription } from '../resource.ts';

/** One page of what there is; where it asks for `all`, the page's own `totalCount` is asked for only while searching or filtering. */
export interface PageData<T> {
  /** Where visitors write, the newest row too. */
  all?: { totalCount: number; nodes?: { id: number }[] };
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

/** Each document has its own words for orders and filters; the columns and options of a screen say them. */
export interface PageVariables {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  search?: string | null;
  sort?: { field: never; direction: 'asc' | 'desc' } | null;
  status?: never;
  category?: never;
  show?: never;
  filter?: never;
  searching: boolean;
}

/** A list that the server pages, in a table or on cards. */
export type PagedRows<T> = ListDescription<T> & {
  list: TypedDocumentNode<PageData<T>, PageVariables>;
  /** `argument` is the server's name for the filter. */
  filter?: Choice & { argument: 'status' | 'category' | 'show' };
  /** What it is narrowed by in any case, unless a filter says it otherwise. */
  always?: object;
  /** What else the server narrows it by. */
  filters?: readonly Filter[];
  /** The server takes these filters as arguments of their own, not as one `filter`. */
  filtersAreArguments?: true;
};

export type PagedList<T> = PagedRows<T> & { columns: ListColumn<T>[] };
