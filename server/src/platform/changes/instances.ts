// The processes of the product that use this database, each a row that it renews with every heartbeat.
export type Role = 'all' | 'web' | 'worker';

export interface Self {
  id: string;
  role: Role;
  /** Number of the newest migration that this release knows. */
  release: number;
}

/** Another instance, or one's own. */
export interface Instance {
  id: string;
  /** Milliseconds since its last heartbeat. */
  age: number;
  /** Milliseconds since it is known. */
  known: number;
}

/** Milliseconds between two heartbeats, that one may take to be heard, and for which an instance may answer from memory after one that it heard. */
export const lease = { every: 500, within: 5_000, holds: 2_000 };

export interface Statement {
  text: string;
  values: unknown[];
}

/** A heartbeat: renews the row, and says `payload` on the channel, in one transaction. */
export const beatOf = ({ id, role, release }: Self, channel: string, payload: string): Statement => ({
  text: `WITH beat AS (
      INSERT INTO instances (id, role, release) VALUES ($1, $2, $3)
      ON CONFLICT (id) DO UPDATE SET beat_at = clock_timestamp()
    ) SELECT pg_notify($4, $5)`,
  values: [id, role, release, channel, payload],
});

/** All that may still answer from memory, oneself among them. Of who said nothing for an hour nothing is kept. */
export const instancesNow: Statement = {
  text: `WITH gone AS (DELETE FROM instances WHERE beat_at < clock_timestamp() - interval '1 hour')
    SELECT id, extract(epoch FROM clock_timestamp() - beat_at)::float8 * 1000 AS age,
      extract(epoch FROM clock_timestamp() - since)::float8 * 1000 AS known FROM instances`,
  values: [],
};

export const leaveAs = ({ id }: Self): Statement => ({
  text: 'DELETE FROM instances WHERE id = $1',
  values: [id],
});
