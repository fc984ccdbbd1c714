// Long lists in pages (the Relay connection). A page begins at a place in an index, never at a count, so the last one
// of 100,000 rows costs what the first one costs.
import type { DataSource } from 'typeorm';
import { badField } from '../../platform/validation.ts';
import { english } from '../locale.ts';
import { readCursor, type SortKey, writeCursor } from './cursor.ts';
import { type Search, searchConditions } from './search.ts';

/** Which page: `first` (after a cursor) or `last` (before one), or the `page` of that number, in pages of `first`. */
export interface PageArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  /** From 1. Only what visitors turn has it: the rows before it are counted each time. */
  page?: number | null;
}

/** In which order; newest first when left out. */
export interface SortArg<Field extends string> {
  field?: Field;
  direction?: 'asc' | 'desc';
}

export interface Connection<Node> {
  nodes: Node[];
  edges: { cursor: string; node: Node }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** Counts when it is called: most pages are turned without a new total. `cutTotal` where a search finds more. */
  totalCount(): Promise<number>;
}

/** What is listed; all of it is SQL of ours, values of callers are in `values` only. */
export interface Listing extends Partial<Search> {
  /** `SELECT … FROM table` with every column under the name of its property; `id` must be among them. */
  select: string;
  table: string;
  /** Conditions, all of which must hold; `$1` … stand for `values`. */
  where?: string[];
  values?: unknown[];
  /** Name of the order, kept in cursors. */
  sort: string;
  sortKey: SortKey;
  direction: 'asc' | 'desc';
  /** Rows of a page when nobody says how many; `usualPage` when left out. */
  usual?: number;
}

/** Rows of a page when nobody says how many. */
export const usualPage = 25;
/** Most rows of a page. */
export const largestPage = 1000;
/** A search is counted no further than this: of a million rows each that is found would be looked at. */
export const cutTotal = 10_001;
/** Rows of a list that are read to find the words of a search there: more of them where some were found. Folding each takes some 20 µs. */
const rowsAhead = [300, 1_500] as const;

/** One page of a list. Throws BAD_USER_INPUT for sizes and cursors that cannot be. */
export async function readPage<Node extends { id: number }>(
  db: DataSource,
  args: PageArgs,
  listing: Listing,
): Promise<Connection<Node>> {
  const { size, backwards, offset } = sizeOf(args, listing.usual);
  const { sort, sortKey, direction, search, searchColumn, isFolded, searchId } = listing;
  const values = [...(listing.values ?? [])];
  const words = searchColumn ? searchConditions({ search, searchColumn, isFolded, searchId }, values) : [];
  const filter = [...(listing.where ?? []), ...words];
  const bounds = (['after', 'before'] as const).flatMap((argument) => {
    const cursor = args[argument];
    if (!cursor) return [];
    const { value, id } = readCursor(argument, cursor, sort, sortKey.type);
    const later = (argument === 'after') === (direction === 'asc');
    const at = values.push(value, id);
    return [`(${sortKey.sql}, id) ${later ? '>' : '<'} ($${at - 1}::${sortKey.type}, $${at}::integer)`];
  });

  const order = (direction === 'asc') === backwards ? 'DESC' : 'ASC';
  const ordered = `ORDER BY ${sortKey.sql} ${order}, id ${order}`;
  const limits = [...(listing.where ?? []), ...bounds];
  const read = (all: string[]): Promise<(Node & { place: string })[]> =>
    // One row more than asked for tells whether there is another page.
    db.query(
      `${listing.select.replace(/^SELECT /, `SELECT (${sortKey.sql})::text AS place, `)}${conditions(all)}
       ${ordered} LIMIT ${size + 1} OFFSET ${offset}`,
      values,
    );
  let rows: (Node & { place: string })[];
  if (words.length === 0) rows = await read(limits);
  else {
    // A frequent word is found among the next rows. Any other one is looked up in its index, and only what it finds is
    // ordered: the planner guesses how frequent a word is, and a wrong guess reads a table in its order to the end.
    const readAhead = (ahead: number) => {
      const next = `SELECT * FROM ${listing.table}${conditions(limits)} ${ordered} LIMIT ${ahead}`;
      return read([among(`SELECT id FROM (${next}) AS next${conditions(words)}`)]);
    };
    const [few, many] = rowsAhead;
    rows = await readAhead(few);
    const isFrequent = rows.length * (many / few) > size * 1.5;
    if (rows.length <= size && isFrequent) rows = await readAhead(many);
    if (rows.length <= size)
      rows = await read([among(`SELECT id FROM ${listing.table}${conditions([...limits, ...words])}`)]);
  }
  const more = rows.length > size;
  const page = more ? rows.slice(0, size) : rows;
  if (backwards) page.reverse();
  const edges = page.map(({ place, ...rest }) => {
    const node = rest as unknown as Node;
    return { node, cursor: writeCursor(sort, { value: place, id: node.id }) };
  });
  const filterValues = values.slice(0, values.length - 2 * bounds.length);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: backwards ? Boolean(args.before) : more,
      hasPreviousPage: backwards ? more : Boolean(args.after) || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: () => {
      const from = `FROM ${listing.table}${conditions(filter)}`;
      const counted = words.length > 0 ? `FROM (SELECT ${from} LIMIT ${cutTotal}) AS found` : from;
      return count(db, counted, filterValues);
    },
  };
}

/** The same page with each node as `change` makes it. */
export function mapNodes<From, To>(page: Connection<From>, change: (node: From) => To): Connection<To> {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: change(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

/** How many rows `from`, which is SQL from its FROM on, has. */
export async function count(db: DataSource, from: string, values: unknown[]): Promise<number> {
  const [{ count }] = await db.query(`SELECT count(*)::integer AS count ${from}`, values);
  return count;
}

/** An array is made before the rows are read, whatever the planner thinks of it. */
const among = (ids: string) => `id = ANY(ARRAY(${ids}))`;
const conditions = (all: string[]) => (all.length > 0 ? ` WHERE ${all.join(' AND ')}` : '');

function sizeOf({ first, last, page, after, before }: PageArgs, usual = usualPage) {
  const name = last == null ? 'first' : 'last';
  const label = last == null ? 'First' : 'Last';
  const refuse = (message: string, path: string = name) => badField(path, message);
  if (first != null && last != null)
    throw refuse('Ask for the first rows or for the last ones, not for both.');
  const size = first ?? last ?? usual;
  if (size < 1) throw refuse(`${label} must be 1 or more.`);
  if (size > largestPage)
    throw refuse(`${label} must be ${largestPage.toLocaleString(english.formats)} or less.`);
  if (page != null && page < 1) throw refuse('Page must be 1 or more.', 'page');
  if (page != null && (last ?? after ?? before) != null)
    throw refuse('Page goes with first only: leave out after, last and before.', 'page');
  return { size, backwards: last != null, offset: ((page ?? 1) - 1) * size };
}
