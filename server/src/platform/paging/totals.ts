import type { DataSource } from 'typeorm';

/** Milliseconds from which counting is worth to be remembered, and for how long. */
const expensive = 25;
/** Rows below which a total is never remembered: there somebody notices that it is old, and only a busy machine made it slow. */
const many = 1_000;
const remembered = 15_000;
const most = 200;

interface Known {
  count: number;
  until: number;
}

const byDatabase = new WeakMap<DataSource, Map<string, Known>>();

/**
 * The `count` that a statement answers. A search for a word that is in nearly every row looks at all of them: such a
 * total is counted once in 15 seconds when it is slow, every other one each time.
 */
export async function countTotal(db: DataSource, sql: string, values: unknown[]): Promise<number> {
  const known = byDatabase.get(db) ?? new Map<string, Known>();
  byDatabase.set(db, known);
  const key = JSON.stringify([sql, values]);
  const before = known.get(key);
  if (before && before.until > Date.now()) return before.count;
  const begun = performance.now();
  const count = await countNow(db, sql, values);
  if (count >= many && performance.now() - begun > expensive) {
    if (known.size >= most) known.clear();
    known.set(key, { count, until: Date.now() + remembered });
  } else known.delete(key);
  return count;
}

/** The `count` that a statement answers now. */
export async function countNow(db: DataSource, sql: string, values: unknown[]): Promise<number> {
  const [{ count }] = await db.query(sql, values);
  return count;
}
