import { inBatches } from '../../platform/database/batches.ts';
import type { TracesService } from '../persons/traces.service.ts';

/** Removes who gave from donations older than `years`; amount, day and outcome stay for the books. Returns how many. */
export function anonymiseDonors(traces: TracesService, years: number): Promise<number> {
  return inBatches(async (size) => {
    const { records } = await traces.forget(async (manager) => {
      const [rows]: [{ id: number }[]] = await manager.query(
        `UPDATE donations SET name = '', email = '', phone = NULL, anonymised_at = now()
         WHERE id IN (SELECT id FROM donations WHERE anonymised_at IS NULL
           AND created_at < now() - make_interval(years => $1) ORDER BY created_at LIMIT ${size} FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [years],
      );
      return { records: rows.map(({ id }) => ({ kind: 'donation' as const, id })) };
    });
    return records.length;
  });
}
