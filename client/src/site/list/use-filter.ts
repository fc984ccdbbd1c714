import { useParameters } from '../../lib/page/use-parameters.ts';
import { useUrlState } from '../../lib/use-url-state.ts';

/** What a visitor narrows a list by. */
export interface Filter<C extends string = string> {
  category: C | 'all';
  search: string;
}

/** Milliseconds after the last key. */
export const typingDelay = 400;

/** A list that is narrowed otherwise begins at its first page. */
const standard = { category: 'all', search: '', page: '1' };

/** The filter of a page's list, as it stands in the address. */
export function useFilter<C extends string>(
  categories: readonly C[],
): [Filter<C>, (change: Partial<Filter<C>>) => void] {
  const [state, change] = useUrlState(useParameters(), standard, { typed: 'search', delay: typingDelay });
  const category = categories.find((known) => known === state.category) ?? 'all';
  return [{ category, search: state.search }, (next) => change({ ...next, page: '1' })];
}
