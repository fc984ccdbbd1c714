import type { QueryQuotesArgs, QuoteSortField } from '../../../generated/schema.ts';
import type { Listing } from '../../../platform/paging/connection.ts';
import type { SortKey } from '../../../platform/paging/cursor.ts';

const sortKeys: Record<QuoteSortField, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  startsOn: { sql: 'starts_on', type: 'date' },
};

/** The list that the arguments describe. Throws BAD_USER_INPUT. */
export function listingOf(select: string, { search, sort, filter }: QueryQuotesArgs): Listing {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const states = filter?.state ?? [];
  return {
    select,
    table: 'quotes',
    where: states.length > 0 ? ['state = ANY($1)'] : [],
    values: states.length > 0 ? [states] : [],
    search: search ?? null,
    searchColumn: 'search_text',
    searchId: true,
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
}
