import type { DataSource } from 'typeorm';
import { readRows } from '../../platform/rows.ts';

export interface Counts {
  posts: number;
  coaches: number;
  galleryItems: number;
  facilities: number;
  programs: number;
  registrations: number;
  alumni: number;
  contactSubmissions: number;
  /** Confirmed ones. */
  subscribers: number;
}

/** Its parts are asked for one by one, see the resolvers. */
export type StatsParts = Record<string, never>;

const counts = `SELECT
  (SELECT count(*) FROM posts WHERE deleted_at IS NULL)::integer AS posts,
  (SELECT count(*) FROM coaches WHERE deleted_at IS NULL)::integer AS coaches,
  (SELECT count(*) FROM gallery WHERE deleted_at IS NULL)::integer AS "galleryItems",
  (SELECT count(*) FROM facilities WHERE deleted_at IS NULL)::integer AS facilities,
  (SELECT count(*) FROM programs WHERE deleted_at IS NULL)::integer AS programs,
  (SELECT count(*) FROM registrations WHERE deleted_at IS NULL)::integer AS registrations,
  (SELECT count(*) FROM alumni WHERE deleted_at IS NULL)::integer AS alumni,
  (SELECT count(*) FROM contact_submissions WHERE deleted_at IS NULL)::integer AS "contactSubmissions",
  (SELECT count(*) FROM subscribers WHERE status = 'confirmed')::integer AS subscribers`;

/** How much there is of everything that is not deleted. */
export class StatsService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** All counts in one query, so that they belong to one moment. */
  async counts(): Promise<Counts> {
    const [row] = await readRows<Counts>(this.#db, 'stats counts', counts);
    if (!row) throw new Error('PostgreSQL did not answer a count.');
    return row;
  }
}
