import { useMemo } from 'react';
import type { Choice } from './resource.ts';
import { useUrlState } from './use-url-state.ts';

export const pageSizes = [25, 50, 100];

interface Listed {
  filter?: Choice;
  /** The order the list has by itself, as the address would say it; empty when no column shows it. */
  usualSort?: string;
}

const firstPage = { page: '1', after: '', before: '' };

/** Where somebody is in a list, as it stands in the address; all of it is text. */
export interface Place {
  [name: string]: string;
  /** Searched words, and the option of the filter. */
  q: string;
  show: string;
  sort: string;
  /** Names of the columns on screen; empty for the usual ones. */
  columns: string;
  rows: string;
  page: string;
  /** Where the server's page begins or ends. */
  after: string;
  before: string;
}

/** What a list is searched, filtered and sorted by, its columns and its page; kept in the address. */
export function useListPlace({ filter, usualSort = '' }: Listed) {
  const standard = useMemo<Place>(
    () => ({
      q: '',
      show: filter?.options[0]?.value ?? '',
      sort: usualSort,
      columns: '',
      rows: String(pageSizes[0]),
      ...firstPage,
    }),
    [filter, usualSort],
  );
  const [place, change] = useUrlState(standard, 'q');
  const known = filter?.options.some(({ value }) => value === place.show) ? place.show : standard.show;
  return {
    now: useMemo(() => ({ ...place, show: known }), [place, known]),
    standard,
    /** Rows of a page. */
    size: pageSizes.find((size) => String(size) === place.rows) ?? 25,
    /** Another search, filter, order or size of pages begins at the first page. */
    seek: (next: Partial<Pick<Place, 'q' | 'show' | 'sort' | 'rows'>>) => change({ ...next, ...firstPage }),
    turnTo: (page: number, cursor: Partial<Pick<Place, 'after' | 'before'>> = {}) =>
      change({ ...firstPage, ...cursor, page: String(page) }),
    choose: (columns: string) => change({ columns }),
    /** Where a new row is seen: nothing is searched or filtered, in the usual order. */
    reset: () => change({ q: '', show: standard.show, sort: standard.sort, ...firstPage }),
  };
}

export type ListPlace = ReturnType<typeof useListPlace>;
