import type { DataSource } from 'typeorm';

/** Rows that one statement changes: few enough that it never takes long, and never holds up anybody for long. */
const usual = 1000;

/** Repeats `step`, which changes at most `size` rows and tells how many, until there are no more. Returns how many in all. */
export async function inBatches(step: (size: number) => Promise<number>, size = usual): Promise<number> {
  let count = 0;
  for (;;) {
    const changed = await step(size);
    count += changed;
    if (changed < size) return count;
  }
}

/** Deletes the rows of a table for which a condition holds. Returns how many. */
export function deleteInBatches(
  db: DataSource,
  table: string,
  where: string,
  values: unknown[] = [],
  size = usual,
): Promise<number> {
  return inBatches(async (limit) => {
    const rows = `ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${limit})`;
    // The condition once more: a row may have been changed in between.
    const [, count] = await db.query(`DELETE FROM ${table} WHERE ctid = ANY(${rows}) AND ${where}`, values);
    return count;
  }, size);
}

/** The items in their order, in parts of `size` at most: as many as one statement takes. */
export const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
