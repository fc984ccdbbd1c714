// What a type of content says of its list, and what the connection of that type reads for what is asked of it.
import { columnOf } from '../../platform/database/table-of.ts';
import type { Listing, PageArgs, SortArg } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import { phraseConditions, wordConditions, wordsOf } from '../../platform/paging/search.ts';

export interface ContentList<Column extends string = string> {
  /** Columns that `search` of visitors looks into. A migration keeps them, folded, in the column `search_folded`. */
  searched: readonly Column[];
  /** For staff `search` looks for each word by itself, and this is their usual order. */
  forStaff?: { sort: string };
  /** The orders by their names in the contract, each with an index where there are many rows; the first is that of the plain list. */
  sorts: Readonly<Record<string, ListOrder>>;
  /** Arguments that narrow the list: the column that has their value, or the SQL condition that each value means. */
  filters?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

interface ListOrder extends SortKey {
  /** When nobody says which. */
  direction: 'asc' | 'desc';
}

/** The orders of most lists. */
export const usualSorts = {
  created: { sql: 'id', type: 'integer', direction: 'asc' },
  updated: { sql: 'updated_at', type: 'timestamptz', direction: 'desc' },
  name: { sql: 'lower(name)', type: 'text', direction: 'asc' },
} satisfies ContentList['sorts'];

/** The SQL order of the plain list, which is the first of its orders. */
export function plainOrder({ sorts }: ContentList): string {
  const [{ sql, direction } = usualSorts.created] = Object.values(sorts);
  return `${sql} ${direction}, id ${direction}`;
}

/** The arguments of a connection of content, those that narrow it by their names in `filters`. */
export interface ContentListArgs extends PageArgs {
  search?: string | null;
  sort?: SortArg<string> | null;
  /** Only what was made or saved since. */
  updatedSince?: Date | null;
  [filter: string]: unknown;
}

/** Rows of a page when nobody says how many: what fits the rows of two and of three cards. */
const usual = 24;

/** What to read for a page of the list. */
export function listingOf(
  { list, entity }: { list: ContentList; entity: new () => object },
  args: ContentListArgs,
  isStaff: boolean,
): Omit<Listing, 'select' | 'table'> {
  const values: unknown[] = [];
  const where: string[] = [];
  for (const [name, filter] of Object.entries(list.filters ?? {})) {
    const value = args[name];
    if (value == null) continue;
    if (typeof filter === 'string') where.push(`${columnOf(entity, filter)} = $${values.push(value)}`);
    else where.push(filter[String(value)] ?? 'false');
  }
  if (args.updatedSince) where.push(`updated_at >= $${values.push(args.updatedSince)}`);
  const forStaff = isStaff ? list.forStaff : undefined;
  const searched = forStaff
    ? wordConditions('search_folded', wordsOf(args.search ?? ''), values)
    : phraseConditions('search_folded', args.search, values);
  where.push(...searched);
  const [usualSort = ''] = Object.keys(list.sorts);
  const sort = args.sort?.field ?? forStaff?.sort ?? usualSort;
  const order = list.sorts[sort];
  if (!order) throw new Error(`The list does not say how it is sorted by ${sort}.`);
  return {
    where,
    values,
    usual,
    sort,
    sortKey: order,
    direction: args.sort?.direction ?? order.direction,
  };
}

// Lists that staff can put in order by hand. A key is one value with the number of the record behind it, as cursors need it,
// and where nobody put anything in order it is the order of before to the letter.

/** By number, first made first; what nobody put anywhere comes after what has a place. */
export const byPosition: ListOrder = {
  sql: 'COALESCE(position, 999999999)',
  type: 'integer',
  direction: 'asc',
};

/** By day, latest first; what nobody put anywhere comes before what has a place, so that new pictures are seen. */
export const byPositionOrDay: ListOrder = {
  // Days since a day before all others are 0 and more, places are negative.
  sql: "CASE WHEN position IS NULL THEN date - DATE '4713-01-01 BC' ELSE -position END",
  type: 'integer',
  direction: 'desc',
};
