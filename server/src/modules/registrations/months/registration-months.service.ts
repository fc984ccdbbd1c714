import type { DataSource } from 'typeorm';
import type { RegistrationMonth } from '../../../generated/schema.ts';
import { monthOf } from '../../../platform/database/day-range.ts';
import { readRows } from '../../../platform/database/rows.ts';

// Counted before anything is looked up: there are many registrations, and few months and programs.
const sql = `WITH counted AS (
    SELECT ${monthOf('created_at')} AS month, program_id, CASE WHEN program_id IS NULL THEN program_name END AS gone,
      max(program_name) AS called, count(*)::integer AS count
    FROM registrations
    WHERE deleted_at IS NULL AND created_at >= (date_trunc('month', now() AT TIME ZONE 'Africa/Kampala')
      - make_interval(months => $1 - 1)) AT TIME ZONE 'Africa/Kampala'
    GROUP BY 1, 2, 3
  )
  SELECT to_char(month, 'YYYY-MM-DD') AS month, program_id AS "programId", coalesce(programs.name, called) AS program, count
  FROM counted LEFT JOIN programs ON programs.id = program_id
  ORDER BY 1, 3, 2`;

/** How many registrations came in, by month and program. */
export class RegistrationMonthsService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** Of this month and those before it, `months` in all, the earliest first. */
  async list(months: number): Promise<RegistrationMonth[]> {
    return readRows(this.#db, 'registration months', sql, [months]);
  }
}
