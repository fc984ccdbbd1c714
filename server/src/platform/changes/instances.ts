// The processes of the product that use this database, each a row that it renews with every heartbeat.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { StartError } from '../start-error.ts';

export type Role = 'all' | 'web' | 'worker';

export interface Self {
  id: string;
  role: Role;
  /** Number of the newest migration that this release knows. */
  release: number;
  /** See `thisMachine`. */
  machine: string;
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

/** On a connection that belongs to who sends it, a name spares the server to plan it again. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** A heartbeat: renews the row, and says so on the channel, in one transaction. */
export const beatOf = ({ id, role, release, machine }: Self, channel: string): Statement => ({
  name: 'beat',
  text: `WITH beat AS (
      INSERT INTO instances (id, role, release, machine) VALUES ($1, $2, $3, $4)
      ON CONFLICT (id) DO UPDATE SET beat_at = clock_timestamp()
    ) SELECT pg_notify($5, '')`,
  values: [id, role, release, machine, channel],
});

/** Says `payload` on the channel, and answers who lives, oneself among them. Of who said nothing for an hour nothing is kept. */
export const askInstances = (channel: string, payload: string): Statement => ({
  name: 'ask',
  text: `WITH gone AS (DELETE FROM instances WHERE beat_at < clock_timestamp() - interval '1 hour')
    SELECT id, extract(epoch FROM clock_timestamp() - beat_at)::float8 * 1000 AS age,
      extract(epoch FROM clock_timestamp() - since)::float8 * 1000 AS known, (SELECT pg_notify($1, $2)) FROM instances`,
  values: [channel, payload],
});

export const say = (channel: string, payload: string): Statement => ({
  name: 'say',
  text: 'SELECT pg_notify($1, $2)',
  values: [channel, payload],
});

export const leaveAs = ({ id }: Self): Statement => ({
  text: 'DELETE FROM instances WHERE id = $1',
  values: [id],
});

/** Tells machines apart, not processes or containers on one of them. */
export function thisMachine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** Throws a StartError where another machine runs an instance too: it would not see what is in a folder of this one. */
export async function refuseOtherMachines(db: Pick<DataSource, 'query'>, place: string): Promise<void> {
  const others = await db.query(
    `SELECT FROM instances WHERE machine <> $1 AND beat_at > clock_timestamp() - interval '10 seconds'`,
    [thisMachine()],
  );
  if (others.length > 0)
    throw new StartError(
      `Another machine runs the product on this database, and it cannot see ${place}: keep uploads in an object store (S3_ENDPOINT and S3_BUCKET; the command move-uploads copies them), or stop the other one first.`,
    );
}
