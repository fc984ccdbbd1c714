import type { DataSource } from 'typeorm';
import { parseId } from '../../platform/ids.ts';
import { type Connection, readPage } from '../../platform/paging/connection.ts';
import { type Neighbours, neighbours } from '../../platform/paging/neighbours.ts';
import type { ContentEntity } from './content.entity.ts';
import { type ContentListArgs, listingOf } from './content-list.ts';
import type { ContentType } from './content-type.ts';

/** A page of content. What it tells of the whole list is read when it is asked for. */
export interface ContentConnection<Row extends ContentEntity> extends Connection<Row> {
  /** The categories of all records that the caller may see. */
  categories(): Promise<string[]>;
  /** What stands before and after a record of the list. */
  around(args: { id: string | number }): Promise<Neighbours<Row> | null>;
}

interface Source<Row extends ContentEntity> {
  db: DataSource;
  kind: ContentType<Row>;
  /** `SELECT … FROM table` with every column. */
  select: string;
  /** SQL condition for what the caller may see. */
  visible: string;
  isStaff: boolean;
}

/** The page of content that `args` ask for. */
export async function readConnection<Row extends ContentEntity>(
  { db, kind, select, visible, isStaff }: Source<Row>,
  args: ContentListArgs,
): Promise<ContentConnection<Row>> {
  const { where = [], ...asked } = listingOf(kind, args, isStaff);
  const table = db.getMetadata(kind.entity).tablePath;
  const listing = { ...asked, table, select, where: [visible, ...where] };
  const page = await readPage<Row>(db, args, listing);
  return {
    ...page,
    categories: () => valuesIn(db, `${table} WHERE ${visible}`, 'category'),
    around: ({ id }) => neighbours<Row>(db, listing, parseId(id)),
  };
}

/** Each value of a column once; `from` is SQL of ours. */
async function valuesIn(db: DataSource, from: string, column: string): Promise<string[]> {
  const rows: { value: string }[] = await db.query(
    `SELECT DISTINCT ${column} AS value FROM ${from} ORDER BY 1`,
  );
  return rows.map(({ value }) => value);
}
