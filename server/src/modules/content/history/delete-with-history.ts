import type { DataSource, EntityManager } from 'typeorm';
import { tableOf } from '../../../platform/database/table-of.ts';
import type { ContentType } from '../content-type.ts';

/**
 * Deletes records for good, at most so many of those for which a condition holds, and with them their revisions and
 * drafts. Returns how many records.
 */
export async function deleteWithHistory(
  db: DataSource | EntityManager,
  { one, entity }: Pick<ContentType, 'one' | 'entity'>,
  where: string,
  limit: number,
): Promise<number> {
  const table = tableOf(entity);
  const ofGone = (rows: string) =>
    `DELETE FROM ${rows} USING gone WHERE kind = '${one}' AND key = gone.id::text`;
  // The condition once more: a row may have been changed in between.
  const [{ count }] = await db.query(
    `WITH gone AS (
       DELETE FROM ${table} WHERE id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${where} LIMIT ${limit})) AND ${where}
       RETURNING id
     ), revisions_gone AS (${ofGone('revisions')}), drafts_gone AS (${ofGone('drafts')})
     SELECT count(*)::integer AS count FROM gone`,
  );
  return count;
}
