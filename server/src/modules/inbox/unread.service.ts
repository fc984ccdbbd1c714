import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { readRows } from '../../platform/database/rows.ts';
import { parseId } from '../../platform/ids.ts';

/** Each list's table, which of its rows came in, and when. A donation that was begun and not paid did not, nor did a booking whose address nobody confirmed. Its own name is the column of `inbox_seen`, and begins the table of what was opened. */
const lists = {
  registrations: { table: 'registrations', isThere: 'rows.deleted_at IS NULL', at: 'created_at' },
  messages: { table: 'contact_submissions', isThere: 'rows.deleted_at IS NULL', at: 'created_at' },
  subscribers: { table: 'subscribers', isThere: 'true', at: 'created_at' },
  donations: {
    table: 'donations',
    isThere: "(rows.status = 'successful' OR rows.problem IS NOT NULL)",
    at: 'settled_at',
  },
  bookings: { table: 'bookings', isThere: 'rows.came_at IS NOT NULL', at: 'came_at' },
} as const;

type InboxName = keyof typeof lists;
const inboxNames = Object.keys(lists) as InboxName[];

/** How many rows of each list are new to somebody, `limit` at most, and the number of the newest row of each list. */
export type Unread = Record<InboxName, number> & { newest: Record<InboxName, number | null> };

/** Counting ends here, so that it costs the same after a year away. */
const limit = 100;

/** Where `rows` of a list are looked at for one of the `users`. */
const from = (inbox: InboxName) => `${lists[inbox].table} AS rows WHERE ${lists[inbox].isThere}`;

const isNew = (inbox: InboxName) => `rows.${lists[inbox].at} > coalesce(seen.${inbox}, users.created_at)
  AND NOT EXISTS (SELECT FROM ${inbox}_read AS opened WHERE opened.user_id = users.id AND opened.row_id = rows.id)`;

export const readers = 'users LEFT JOIN inbox_seen AS seen ON seen.user_id = users.id';

// Each count reads an index on that moment from its newest end, and ends at `limit`. The order is what makes PostgreSQL do
// so: without it, it expects to find a hundred soon anywhere, and reads a whole table to find none.
const counts = inboxNames.map(
  (inbox) => `(SELECT count(*) FROM (
      SELECT FROM ${from(inbox)} AND ${isNew(inbox)} ORDER BY rows.${lists[inbox].at} DESC LIMIT ${limit}
    ) AS recent)::integer AS ${inbox}`,
);
const newest = inboxNames.map(
  (inbox) =>
    `'${inbox}', (SELECT rows.id FROM ${from(inbox)} ORDER BY rows.${lists[inbox].at} DESC, rows.id DESC LIMIT 1)`,
);
export const newsColumns = `${counts.join(', ')}, json_build_object(${newest.join(', ')}) AS newest`;
const news = `SELECT ${newsColumns}
  FROM ${readers} WHERE users.id = $1`;

const forLists = <Value>(value: Value) =>
  Object.fromEntries(inboxNames.map((name) => [name, value])) as Record<InboxName, Value>;

/**
 * What of the inbox is new to a person: what came in after the moment up to which they marked all as read (at first
 * that of their account), and which they did not open. Kept here so that it holds on each of their devices.
 */
export class UnreadService {
  readonly #db: DataSource;
  /** One question for all rows of an answer. Nothing is kept: what was new may be read in the next moment. */
  readonly #loaders = new WeakMap<Actor, Partial<Record<InboxName, DataLoader<number, boolean>>>>();

  constructor(db: DataSource) {
    this.#db = db;
  }

  async news({ user }: Actor): Promise<Unread> {
    const [row] = await readRows<Unread>(this.#db, 'inbox news', news, [user?.id]);
    return row ?? { ...forLists(0), newest: forLists(null) };
  }

  /** Whether the row is new to the actor; all that are asked for at the same time are looked up together. */
  isNew(actor: Actor, inbox: InboxName, id: number): Promise<boolean> {
    const loaders = this.#loaders.get(actor) ?? {};
    this.#loaders.set(actor, loaders);
    loaders[inbox] ??= new DataLoader((ids) => this.#areNew(actor, inbox, ids), { cache: false });
    return loaders[inbox].load(id);
  }

  /** Notes that the actor opened a row, once; one that is gone is not worth a word. Answers what is new after that. */
  async markRead(actor: Actor, inbox: InboxName, id: string | number): Promise<Unread> {
    await this.#db.query(
      `INSERT INTO ${inbox}_read (user_id, row_id)
       SELECT $1, id FROM ${lists[inbox].table} WHERE id = $2 FOR KEY SHARE
       ON CONFLICT DO NOTHING`,
      [actor.user?.id, parseId(id)],
    );
    return this.news(actor);
  }

  /**
   * Marks a list as read up to the row of number `upTo`, the newest that the actor knows of, or all of it. Answers what
   * is new after that.
   */
  async markAllRead(actor: Actor, inbox: InboxName, upTo?: number | null): Promise<Unread> {
    // Up to the newest row, not up to now: one whose transaction is under way will still be news.
    await this.#db.query(
      `WITH moment AS (
         INSERT INTO inbox_seen (user_id, ${inbox})
         SELECT $1, max(rows.${lists[inbox].at}) FROM ${from(inbox)} AND rows.id <= coalesce($2, rows.id)
         ON CONFLICT (user_id) DO UPDATE SET ${inbox} = greatest(inbox_seen.${inbox}, excluded.${inbox})
         RETURNING ${inbox} AS at
       )
       DELETE FROM ${inbox}_read AS opened USING moment, ${lists[inbox].table} AS rows
       WHERE opened.user_id = $1 AND rows.id = opened.row_id AND rows.${lists[inbox].at} <= moment.at`,
      [actor.user?.id, upTo ?? null],
    );
    return this.news(actor);
  }

  async #areNew({ user }: Actor, inbox: InboxName, ids: readonly number[]): Promise<boolean[]> {
    const sql = `SELECT rows.id FROM ${readers} JOIN ${lists[inbox].table} AS rows ON rows.id = ANY($2)
      WHERE users.id = $1 AND ${lists[inbox].isThere} AND ${isNew(inbox)}`;
    const rows = await readRows<{ id: number }>(this.#db, `new ${inbox}`, sql, [user?.id, ids]);
    const found = new Set(rows.map(({ id }) => id));
    return ids.map((id) => found.has(id));
  }
}
