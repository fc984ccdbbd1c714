import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../../../lib/page/use-url-state.ts';
import { keepOwnChoice, readOwnChoice } from '../../ui/own-choice.ts';
import type { Filter, FilterChoice } from '../filters/filter.ts';

export const pageSizes = [25, 50, 100];

interface Listed {
  /** Under which the choice of columns is remembered, that of each view for itself. */
  noun: string;
  view?: string;
  filter?: FilterChoice;
  visibility?: FilterChoice;
  filters?: readonly Filter[];
  /** The order the list has by itself, as the address would say it; empty when no column shows it. */
  usualSort?: string;
}

const firstPage = { page: '1', after: '', before: '' };

/** Where somebody is in a list, as it stands in the address; all of it is text. */
export interface Place {
  [name: string]: string;
  /** Searched words, and the options of the filter and of the visibility. */
  q: string;
  show: string;
  status: string;
  sort: string;
  /** Names of the columns on screen; empty for the usual ones. */
  columns: string;
  rows: string;
  page: string;
  /** Where the server's page begins or ends. */
  after: string;
  before: string;
}

/**
 * What a list is searched, filtered and sorted by, its columns and its page; kept in the address. Columns that somebody
 * chose are those of the list until they choose others, also where the address names none.
 */
export function useListPlace({
  noun,
  view,
  filter,
  visibility,
  filters = noFilters,
  usualSort = '',
}: Listed) {
  const columnsOf = `columns:${noun}${view ? `:${view}` : ''}`;
  const [, setKept] = useState('');
  const remembered = readOwnChoice(columnsOf);
  const standard = useMemo<Place>(
    () => ({
      q: '',
      show: firstOf(filter),
      status: firstOf(visibility),
      sort: usualSort,
      columns: '',
      rows: String(pageSizes[0]),
      ...firstPage,
      ...offOf(filters),
    }),
    [filter, visibility, filters, usualSort],
  );
  const [place, change] = useUrlState(useSearchParams(), standard, { typed: 'q' });
  const show = knownOr(filter, place.show, standard.show);
  // A list of which visitors see nothing may be filtered by a status of its own.
  const status = visibility ? knownOr(visibility, place.status, standard.status) : place.status;
  return {
    now: useMemo<Place>(
      () => ({ ...place, show, status, columns: place.columns || remembered }),
      [place, show, status, remembered],
    ),
    standard,
    /** Rows of a page. */
    size: pageSizes.find((size) => String(size) === place.rows) ?? 25,
    /** Another search, filter, order or size of pages begins at the first page. */
    seek: (next: Readonly<Record<string, string>>) => change({ ...next, ...firstPage }),
    turnTo: (page: number, cursor: Partial<Pick<Place, 'after' | 'before'>> = {}) =>
      change({ ...firstPage, ...cursor, page: String(page) }),
    choose: (columns: string) => {
      keepOwnChoice(columnsOf, columns);
      setKept(columns);
      change({ columns });
    },
    /** Where a new row is seen: nothing is searched or filtered, in the usual order. */
    reset() {
      const { columns: _, rows: __, ...start } = standard;
      change(start);
    },
  };
}

const noFilters: readonly Filter[] = [];

const offOf = (filters: readonly Filter[]) => Object.fromEntries(filters.map(({ name }) => [name, '']));

const firstOf = (choice: FilterChoice | undefined) => choice?.options[0]?.value ?? '';

const knownOr = (choice: FilterChoice | undefined, value: string, standard: string) =>
  choice?.options.some((option) => option.value === value) ? value : standard;

export type ListPlace = ReturnType<typeof useListPlace>;
