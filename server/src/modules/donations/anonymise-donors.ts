import type { DataSource } from 'typeorm';
import { inBatches } from '../../platform/database/batches.ts';

/** Removes who gave from donations older than `years`; amount, day and outcome stay for the books. Returns how many. */
export function anonymiseDonors(db: DataSource, years: number): Promise<number> {
  return inBatches(async (size) => {
    const [, count] = await db.query(
      `UPDATE donations SET name = '', email = '', phone = NULL, anonymised_at = now()
       WHERE id IN (SELECT id FROM donations WHERE anonymised_at IS NULL
         AND created_at < now() - make_interval(years => $1) ORDER BY created_at LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
      [years],
    );
    return count;
  });
}
