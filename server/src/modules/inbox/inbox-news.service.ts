import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { readRows } from '../../platform/rows.ts';

/** The rows of each list, as its index on created_at has them; its own name is the column of `inbox_seen`. */
const rowsOf = {
  registrations: 'registrations WHERE deleted_at IS NULL',
  messages: 'contact_submissions WHERE deleted_at IS NULL',
  subscribers: 'subscribers WHERE true',
  donations: 'donations WHERE true',
} as const;

export type InboxName = keyof typeof rowsOf;
export type InboxNews = Record<InboxName, number>;

/** Counting ends here, so that it costs the same after a year away. */
const most = 100;

// Each count reads at most `most` entries of an index on created_at, from its newest end. The order is what makes
// PostgreSQL do so: without it, it expects to find a hundred soon anywhere, and reads a whole table to find none.
const news = `SELECT ${Object.entries(rowsOf)
  .map(
    ([inbox, rows]) => `(SELECT count(*) FROM (
      SELECT FROM ${rows} AND created_at > coalesce(seen.${inbox}, users.created_at)
      ORDER BY created_at DESC LIMIT ${most}
    ) AS recent)::integer AS ${inbox}`,
  )
  .join(', ')}
  FROM users LEFT JOIN inbox_seen AS seen ON seen.user_id = users.id WHERE users.id = $1`;

/** What came in since a person last looked, kept here so that it holds on each of their devices. */
export class InboxNewsService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** How many of each list are new to the actor, `most` at most. */
  async news({ user }: Actor): Promise<InboxNews> {
    const [row] = await readRows<InboxNews>(this.#db, 'inbox news', news, [user?.id]);
    return row ?? { registrations: 0, messages: 0, subscribers: 0, donations: 0 };
  }

  /** Notes that the actor was shown all that is in a list now; answers what is new after that. */
  async markSeen(actor: Actor, inbox: InboxName): Promise<InboxNews> {
    // Up to the newest row, not up to now: one whose transaction is under way will still be news.
    await this.#db.query(
      `INSERT INTO inbox_seen (user_id, ${inbox}) SELECT $1, max(created_at) FROM ${rowsOf[inbox]}
       ON CONFLICT (user_id) DO UPDATE SET ${inbox} = greatest(inbox_seen.${inbox}, excluded.${inbox})`,
      [actor.user?.id],
    );
    return this.news(actor);
  }
}
