import type { DataSource } from 'typeorm';
import type { UpcomingItem } from '../../generated/schema.ts';
import type { UpcomingSource } from '../upcoming-source.ts';

const limit = 50;

export interface UpcomingDeps {
  db: DataSource;
  upcomingSources: readonly UpcomingSource[];
}

/** What goes public by itself: scheduled content, and whatever else a feature names. */
export class UpcomingService {
  readonly #db: DataSource;
  readonly #sql: string;

  constructor({ db, upcomingSources }: UpcomingDeps) {
    this.#db = db;
    const parts = upcomingSources.map(
      ({ kind, table, title, at, where }) =>
        `(SELECT '${kind}' AS kind, id, ${title} AS title, ${at} AS at FROM ${table}
          WHERE ${where} AND ${at} < now() + make_interval(days => $1) ORDER BY ${at} LIMIT ${limit})`,
    );
    this.#sql = `${parts.join(' UNION ALL ')} ORDER BY at, kind, id LIMIT ${limit}`;
  }

  /** Within so many days, the next first; what is due and not public yet as well. */
  async list(days: number): Promise<UpcomingItem[]> {
    return this.#db.query(this.#sql, [days]);
  }
}
