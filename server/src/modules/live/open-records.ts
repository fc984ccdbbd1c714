// Who has which record open: rows of a small table that lapse by themselves, because a browser that is gone says nothing.
import type { DataSource } from 'typeorm';
import type { OpenRecordInput, OpenWriting } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { readRows } from '../../platform/database/rows.ts';
import { parseId } from '../../platform/ids.ts';
import { type StaffMemberMapper, staffName } from '../accounts/staff.service.ts';
import { may } from '../rights.ts';

/** Milliseconds after which a row no longer counts; with the 4 s between two questions somebody is gone after 15 s at most. */
const lapse = 10_500;
/** Milliseconds after which a row is written again: every second time it is said, so that few writes are needed. */
const renewal = 6_000;

interface OpenRow {
  kind: string;
  id: number;
  editing: boolean;
  writing: OpenWriting | null;
}

interface OthersRecord extends OpenRow {
  /** ISO 8601. */
  since: string;
  by: StaffMemberMapper;
}

export interface OpenRecordsNow {
  others: OthersRecord[];
  mine: (OpenRow & { old: boolean })[];
}

/** Those that count, of the session `$2` of the person `$1` and of others, as one value. */
export const openRecordsNow = `(
  SELECT json_build_object(
    'others', coalesce(json_agg(json_build_object('kind', kind, 'id', record_id, 'editing', editing, 'writing', writing, 'since', opened_at,
      'by', json_build_object('id', users.id, 'email', users.email, 'name', ${staffName}))
      ORDER BY opened_at, record_id) FILTER (WHERE user_id <> $1), '[]'),
    'mine', coalesce(json_agg(json_build_object('kind', kind, 'id', record_id, 'editing', editing, 'writing', writing,
      'old', seen_at < now() - interval '${renewal} ms')) FILTER (WHERE session_id = $2), '[]'))
  FROM open_records JOIN users ON users.id = open_records.user_id
  WHERE seen_at > now() - interval '${lapse} ms'
)`;

const write = `WITH wanted AS (SELECT * FROM json_to_recordset($3) AS wanted (kind text, id integer, editing boolean, writing text)),
  closed AS (
    DELETE FROM open_records WHERE session_id = $2
      AND NOT EXISTS (SELECT FROM wanted WHERE wanted.kind = open_records.kind AND wanted.id = record_id)
  )
  INSERT INTO open_records (user_id, session_id, kind, record_id, editing, writing)
    SELECT $1, $2, kind, id, editing, writing FROM wanted
  ON CONFLICT (session_id, kind, record_id) DO UPDATE SET editing = excluded.editing, writing = excluded.writing, seen_at = now(),
    opened_at = CASE WHEN open_records.seen_at > now() - interval '${lapse} ms' THEN open_records.opened_at ELSE now() END`;

/** What came in; everything else is content. */
const ofOffice = ['registration', 'message', 'subscriber', 'donation', 'booking', 'newsletterIssue'];

/** Whether somebody may know that such a record is there. */
export const maySee = (actor: Actor, kind: string): boolean =>
  may(actor, ofOffice.includes(kind) ? 'readOffice' : 'readContent');

/** What of it somebody can have open at all, and be editing. */
export const sayable = (actor: Actor, said: readonly OpenRecordInput[]): OpenRecordInput[] =>
  said
    .filter(({ kind }) => maySee(actor, kind))
    .map(({ kind, id, editing, writing }) => {
      const mayWrite = may(actor, ofOffice.includes(kind) ? 'writeOffice' : 'writeContent');
      return { kind, id, editing: editing && mayWrite, writing: mayWrite ? writing : null };
    });

/** Notes what a session has open, when that is not what is known of it, or was noted a while ago. */
export async function noteOpenRecords(
  db: DataSource,
  { userId, sessionId }: { userId: number; sessionId: string },
  mine: OpenRecordsNow['mine'],
  said: readonly OpenRecordInput[],
): Promise<void> {
  const wanted = new Map<string, OpenRow>();
  for (const { kind, id, editing, writing = null } of said) {
    const number = parseId(id);
    if (number !== null) wanted.set(`${kind} ${number}`, { kind, id: number, editing, writing });
  }
  const isKnown =
    mine.length === wanted.size &&
    mine.every(({ kind, id, editing, writing, old }) => {
      const now = wanted.get(`${kind} ${id}`);
      return !old && now?.editing === editing && now.writing === writing;
    });
  if (isKnown) return;
  await readRows(db, 'open records', write, [userId, sessionId, JSON.stringify([...wanted.values()])]);
}

/** Removes what lapsed. */
export async function removeLapsed(db: DataSource): Promise<void> {
  await db.query(`DELETE FROM open_records WHERE seen_at < now() - interval '1 minute'`);
}
