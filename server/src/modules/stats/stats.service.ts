import type { DataSource } from 'typeorm';
import { readRows } from '../../platform/database/rows.ts';

/** Numbers by their names in the contract. */
export type CountsMapper = Record<string, number>;

/** Its parts are asked for one by one, see the resolvers. */
export type StatsMapper = Record<string, never>;

export interface StatsDeps {
  db: DataSource;
  /** The SQL of each number. */
  counters: Readonly<Record<string, string>>;
}

/** How much there is of everything that is not deleted. */
export class StatsService {
  readonly #db: DataSource;
  readonly #sql: string;

  constructor({ db, counters }: StatsDeps) {
    this.#db = db;
    const columns = Object.entries(counters).map(([name, sql]) => `(${sql})::integer AS "${name}"`);
    this.#sql = `SELECT ${columns.join(', ')}`;
  }

  /** All counts in one query, so that they belong to one moment. */
  async counts(): Promise<CountsMapper> {
    const [row] = await readRows<CountsMapper>(this.#db, 'stats counts', this.#sql);
    if (!row) throw new Error('PostgreSQL did not answer a count.');
    return row;
  }
}
