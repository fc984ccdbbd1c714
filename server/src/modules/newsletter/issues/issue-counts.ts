import type { DataSource } from 'typeorm';
import type { SendState } from './newsletter-send.entity.ts';

export interface NewsletterCountsMapper {
  total: number;
  pending: number;
  sent: number;
  failed: number;
  unclear: number;
  skipped: number;
}

/** How many recipients of each of these issues are in each state. */
export async function countsOf(db: DataSource, ids: readonly number[]): Promise<NewsletterCountsMapper[]> {
  const rows: { id: number; state: SendState; count: number }[] = await db.query(
    `SELECT issue_id AS id, state, count(*)::integer AS count FROM newsletter_sends
     WHERE issue_id = ANY ($1) GROUP BY issue_id, state`,
    [ids],
  );
  return ids.map((id) => {
    const counts = { total: 0, pending: 0, sent: 0, failed: 0, unclear: 0, skipped: 0 };
    for (const { state, count } of rows.filter((row) => row.id === id)) {
      counts.total += count;
      counts[state === 'sending' ? 'pending' : state] += count;
    }
    return counts;
  });
}
