// What visitors read of reviews: those that were approved, of a program that they see.
import type { DataSource } from 'typeorm';
import type { ProgramReview } from '../../generated/schema.ts';
import { readRows } from '../../platform/database/rows.ts';
import { parseId } from '../../platform/ids.ts';
import { type Connection, type PageArgs, readPage } from '../../platform/paging/connection.ts';

export interface ProgramReviewsMapper extends Omit<Connection<ProgramReview>, 'totalCount'> {
  average: number;
  totalCount: number;
}

const select = `SELECT id, stars, title, text, first_name AS "firstName", date_trunc('month', travelled_on)::date AS month,
  (state_at AT TIME ZONE 'Africa/Kampala')::date AS "publishedOn" FROM reviews`;

/** Null while there is none. Throws BAD_USER_INPUT for a page that cannot be. */
export async function readProgramReviews(
  db: DataSource,
  programId: string | number,
  page: PageArgs,
): Promise<ProgramReviewsMapper | null> {
  const id = parseId(programId);
  if (id === null) return null;
  const [sums] = await readRows<{ count: number; average: number }>(
    db,
    'reviews of a program',
    `SELECT count(*)::integer AS count, round(avg(stars), 1)::double precision AS average
     FROM reviews JOIN programs ON programs.id = program_id AND is_active AND status = 'published' AND deleted_at IS NULL
     WHERE program_id = $1 AND reviews.state = 'approved'`,
    [id],
  );
  if (!sums || sums.count === 0) return null;
  const reviews = await readPage<ProgramReview>(db, page, {
    select,
    table: 'reviews',
    where: ['program_id = $1', `state = 'approved'`],
    values: [id],
    sort: 'published',
    sortKey: { sql: 'state_at', type: 'timestamptz' },
    direction: 'desc',
  });
  return { ...reviews, average: sums.average, totalCount: sums.count };
}
