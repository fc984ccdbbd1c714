import { readFilters } from '../filters/filter.ts';
import { readSort } from './order.ts';
import type { PagedRows, PageVariables } from './paged-list.ts';
import type { Place } from './use-list-place.ts';

/** What the server is asked for the page of a list; what is as usual is left out. */
export function toPageVariables<T>(
  { columns, orders, filter, visibility, always, filters, filtersAreArguments, usualSort = '' }: PagedRows<T>,
  place: Place,
  size: number,
): PageVariables {
  const { q, show, status, sort, after, before } = place;
  const search = q.trim();
  const sorted = sort === usualSort ? null : readSort<T>(sort, columns ?? orders);
  const field = sorted?.order.serverSort;
  const chosen = filters && readFilters(filters, place);
  const narrowed = (always ?? chosen) && { ...always, ...chosen };
  const filtered = {
    ...(filter && show !== filter.options[0]?.value && { [filter.argument]: show }),
    ...(narrowed && (filtersAreArguments ? narrowed : { filter: narrowed })),
    ...(visibility && status !== visibility.options[0]?.value && { status }),
  };
  const variables = {
    ...(before ? { last: size, before } : { first: size, ...(after && { after }) }),
    ...(search && { search }),
    ...(field && { sort: { field, direction: sorted.direction } }),
    ...filtered,
    searching: search !== '' || Object.keys(filtered).length > 0,
  };
  return variables as unknown as PageVariables;
}
