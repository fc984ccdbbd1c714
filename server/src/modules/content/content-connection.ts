import type { DataSource } from 'typeorm';
import type { Connection } from '../../platform/paging/connection.ts';
import type { Neighbours } from '../../platform/paging/neighbours.ts';
import type { ContentEntity } from './content.entity.ts';

/** A page of content. What it tells of the whole list is read when it is asked for. */
export interface ContentConnection<Row extends ContentEntity> extends Connection<Row> {
  /** The categories of all records that the caller may see. */
  categories(): Promise<string[]>;
  /** What stands before and after a record of the list. */
  around(args: { id: string | number }): Promise<Neighbours<Row> | null>;
}

/** Each value of a column once; `from` is SQL of ours. */
export async function valuesIn(db: DataSource, from: string, column: string): Promise<string[]> {
  const rows: { value: string }[] = await db.query(
    `SELECT DISTINCT ${column} AS value FROM ${from} ORDER BY 1`,
  );
  return rows.map(({ value }) => value);
}
