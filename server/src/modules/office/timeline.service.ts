import type { DataSource, EntityManager } from 'typeorm';
import type { SubjectInput, TimelineType } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import { parseId } from '../../platform/ids.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { staffName } from '../accounts/staff.service.ts';
import {
  notThere,
  type SelectedAbout,
  type SubjectMapper,
  subjectColumns,
  subjectKinds,
  withSubject,
} from '../inbox/subject-kinds.ts';
import { about } from './sealed-texts.ts';
import type { TimelineEntryRow } from './timeline-entry.entity.ts';

/** What is recorded of something that happened. */
interface NewEntry {
  /** That something came in needs no entry: the row itself says it. */
  type: Exclude<TimelineType, 'received'>;
  /** The words of a status, the names of people. */
  from?: string | null;
  to?: string | null;
  /** In clear; it is sealed here. */
  text?: string | null;
  replyId?: number | null;
  reminderId?: number | null;
}

/** An entry with its texts still sealed. */
export interface TimelineEntryMapper
  extends Omit<TimelineEntryRow, 'registrationId' | 'messageId' | 'bookingId'> {
  reminderText: string | null;
  subject: SubjectMapper;
}

interface TimelineDeps {
  db: DataSource;
  sealed: SealedText;
}

/** Entries of a timeline that are answered. */
const limit = 1_000;

const select = `SELECT entry.id, entry.type, entry.at, entry.by_id AS "byId", entry.by_name AS "byName",
    entry.from_value AS "from", entry.to_value AS "to", entry.text, entry.edited_at AS "editedAt",
    entry.reply_id AS "replyId", entry.reminder_id AS "reminderId", reminders.text AS "reminderText",
    ${subjectColumns('entry')}
  FROM timeline_entries AS entry LEFT JOIN reminders ON reminders.id = entry.reminder_id`;

type SelectedEntry = SelectedAbout<TimelineEntryMapper>;

/** What happened to each registration, message and booking, by whom: recorded in the transaction of what happens. */
export class TimelineService {
  readonly #deps: TimelineDeps;

  constructor(deps: TimelineDeps) {
    this.#deps = deps;
  }

  /** Records it within the transaction of `manager`, and answers the number of the entry. */
  async record(
    manager: EntityManager,
    actor: Actor,
    { kind, id }: SubjectMapper,
    entry: NewEntry,
  ): Promise<number> {
    const [number] = await this.recordAll(manager, actor, kind, [{ id, ...entry }]);
    return number as number;
  }

  /** As `record`, for many of a kind by one statement. */
  async recordAll(
    manager: EntityManager,
    { user }: Actor,
    kind: SubjectMapper['kind'],
    entries: readonly (NewEntry & { id: number })[],
  ): Promise<number[]> {
    const { sealed } = this.#deps;
    const stored = entries.map(({ text, ...rest }) => ({
      ...rest,
      text: text == null ? null : sealed.seal(text, about.note),
    }));
    const rows = await queryPrepared<{ id: number }>(
      manager,
      `timeline of ${kind}`,
      `INSERT INTO timeline_entries (${subjectKinds[kind].column}, type, at, by_id, by_name, from_value, to_value, text,
         reply_id, reminder_id)
       SELECT entry.id, type, $2, $3, coalesce((SELECT ${staffName} FROM users WHERE users.id = $3), 'System'),
         "from", "to", text, "replyId", "reminderId"
       FROM jsonb_to_recordset($1) AS entry(id integer, type text, "from" text, "to" text, text text,
         "replyId" integer, "reminderId" integer)
       RETURNING id`,
      [JSON.stringify(stored), new Date(), user?.id ?? null],
    );
    return rows.map(({ id }) => id);
  }

  /** Records that somebody opened it; again and again with nothing in between is one entry. */
  async recordOpened(manager: EntityManager, actor: Actor, subject: SubjectMapper): Promise<void> {
    const [last] = await manager.query(
      `SELECT type, by_id AS "byId" FROM timeline_entries WHERE ${subjectKinds[subject.kind].column} = $1
       ORDER BY id DESC LIMIT 1`,
      [subject.id],
    );
    if (last?.type === 'opened' && last.byId === actor.user?.id) return;
    await this.record(manager, actor, subject, { type: 'opened' });
  }

  /** Removes what staff wrote about those that lose their person; what happened to them stays, without words. */
  async removeTexts(
    manager: EntityManager,
    kind: SubjectMapper['kind'],
    ids: readonly number[],
  ): Promise<void> {
    const { column } = subjectKinds[kind];
    const wordy = `type IN ('note', 'reminder', 'reminderDone')`;
    await manager.query(`DELETE FROM timeline_entries WHERE ${column} = ANY($1) AND ${wordy}`, [ids]);
    await manager.query(
      `UPDATE timeline_entries SET text = NULL WHERE ${column} = ANY($1) AND text IS NOT NULL`,
      [ids],
    );
    await manager.query(`DELETE FROM reminders WHERE ${column} = ANY($1)`, [ids]);
  }

  /** All that happened to one, oldest first. Throws NOT_FOUND. */
  async list({ kind, id }: SubjectInput): Promise<TimelineEntryMapper[]> {
    const { db } = this.#deps;
    const { table, sender, column, isThere } = subjectKinds[kind];
    const number = parseId(id);
    const [row]: { at: Date; sender: string }[] = await db.query(
      `SELECT created_at AS at, ${sender} AS sender FROM ${table} WHERE id = $1 AND ${isThere}`,
      [number],
    );
    if (!row || number === null) throw notThere(kind);
    const rows: SelectedEntry[] = await db.query(
      `${select} WHERE entry.${column} = $1 ORDER BY entry.id DESC LIMIT ${limit - 1}`,
      [number],
    );
    return [received({ kind, id: number }, row), ...rows.reverse().map(withSubject)];
  }

  /** One, as the transaction of `manager` sees it. */
  async find(manager: EntityManager, id: number): Promise<TimelineEntryMapper> {
    const [row]: SelectedEntry[] = await manager.query(`${select} WHERE entry.id = $1`, [id]);
    if (!row) throw new Error(`Timeline entry ${id} was made and is not there.`);
    return withSubject(row);
  }

  /** Those of these numbers that are there, in their order. */
  async findAll(manager: EntityManager, ids: readonly number[]): Promise<TimelineEntryMapper[]> {
    const rows: SelectedEntry[] = await manager.query(
      `${select} WHERE entry.id = ANY($1::int[]) ORDER BY array_position($1::int[], entry.id)`,
      [ids],
    );
    return rows.map(withSubject);
  }

  /** What an entry says, in clear. */
  textOf({ text, reminderText }: TimelineEntryMapper): string | null {
    const { sealed } = this.#deps;
    if (text !== null) return sealed.open(text, about.note);
    return reminderText === null ? null : sealed.open(reminderText, about.reminder);
  }
}

/** That it came in stands in its own row, also in one that is older than timelines are. */
function received(subject: SubjectMapper, { at, sender }: { at: Date; sender: string }): TimelineEntryMapper {
  const nothing = { from: null, to: null, text: null, editedAt: null };
  const ofNone = { byId: null, replyId: null, reminderId: null, reminderText: null };
  // One that no entry has, nor one of another kind.
  const id = {
    registration: -2 * subject.id,
    message: -2 * subject.id - 1,
    booking: -1_500_000_000 - subject.id,
  }[subject.kind];
  return { id, type: 'received', at, byName: sender || 'System', subject, ...nothing, ...ofNone };
}
