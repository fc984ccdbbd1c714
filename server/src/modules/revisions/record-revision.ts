import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import type { RevisionEvent } from './revision.ts';

/** Which record, such as `post` and its number, or `settings` and the name of a group. */
interface RecordKey {
  kind: string;
  key: string | number;
}

/** What a record was before its first change that is recorded. */
export interface StateBefore {
  version: number;
  document: object;
  savedBy: number | null;
  savedAt: Date;
}

interface RecordedChange extends RecordKey {
  /** The version after the change. */
  version: number;
  event: Exclude<RevisionEvent, 'existing'>;
  /** All that staff fill in, as it is after the change. */
  document: object;
  /** Kept beside it where the record has no revision yet: it is older than they are. */
  before?: StateBefore;
}

// One statement: a save costs one round more. The rows get their numbers in their order.
const insert = `
  INSERT INTO revisions (kind, key, version, event, document, user_id, created_at)
  SELECT $1::text, $2::text, $7::integer, 'existing', $8::jsonb, $9::integer, $10::timestamptz
  WHERE $8::jsonb IS NOT NULL AND NOT EXISTS (SELECT FROM revisions WHERE kind = $1 AND key = $2)
  UNION ALL SELECT $1, $2, $3::integer, $4::text, $5::jsonb, $6::integer, now()`;

/** Keeps what a record is after a change, within the transaction of that change. */
export async function recordRevision(
  manager: EntityManager,
  { user }: Actor,
  { kind, key, version, event, document, before }: RecordedChange,
): Promise<void> {
  const existing = before
    ? [before.version, JSON.stringify(before.document), before.savedBy, before.savedAt]
    : [null, null, null, null];
  await queryPrepared(manager, 'record revision', insert, [
    kind,
    String(key),
    version,
    event,
    JSON.stringify(document),
    user?.id ?? null,
    ...existing,
  ]);
}
