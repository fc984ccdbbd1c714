import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { addReminderRules } from '../../generated/rules.ts';
import type { SubjectInput, SubjectKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { inputFrom } from '../content/input-from.ts';
import { calendarDay, formField } from '../inbox/fields.ts';
import {
  activityAbout,
  forKinds,
  type SelectedAbout,
  type SubjectMapper,
  subjectColumns,
  subjectKinds,
  withSubject,
} from '../inbox/subject-kinds.ts';
import { assigneeOf } from './assignee.ts';
import type { ReminderRow } from './reminder.entity.ts';
import { about } from './sealed-texts.ts';
import { writableSubject } from './subjects.ts';
import type { TimelineService } from './timeline.service.ts';

/** Nobody plans further ahead; a year that was mistyped is noticed. */
const yearsAhead = 5;

const reminderInput = inputFrom(addReminderRules, formField).extend({
  dueOn: calendarDay('Day')
    .refine((day) => day >= kampalaDay(), 'Day must be today or later.')
    .refine(
      (day) => day <= yearsBefore(kampalaDay(), -yearsAhead),
      `Day must be within the next ${yearsAhead} years.`,
    ),
});

/** One with its text still sealed. */
export interface ReminderMapper extends Omit<ReminderRow, 'registrationId' | 'messageId' | 'bookingId'> {
  subject: SubjectMapper;
}

interface RemindersDeps {
  db: DataSource;
  activity: ActivityService;
  sealed: SealedText;
  timeline: TimelineService;
}

interface NewReminder {
  subject: SubjectInput;
  dueOn: string;
  text: string;
  assigneeId?: string | number | null;
}

const listInput = z.object({ until: calendarDay('Until').nullish() });

/** Reminders that are answered. */
const limit = 200;

const select = `SELECT reminders.id, due_on AS "dueOn", text, reminders.assignee_id AS "assigneeId", done_at AS "doneAt",
    reminders.created_at AS "createdAt", ${subjectColumns('reminders')}
  FROM reminders`;

/** What it is about is there. As values, not as EXISTS, for which PostgreSQL would read all of these tables. */
const isThere = `coalesce(${Object.values(subjectKinds)
  .map(
    ({ table, column, isThere }) =>
      `(SELECT ${isThere} FROM ${table} WHERE ${table}.id = reminders.${column})`,
  )
  .join(', ')}, false)`;

type SelectedReminder = SelectedAbout<ReminderMapper>;

/** When to look at something again, and why. The activity says that there is something, not what. */
export class RemindersService {
  readonly #deps: RemindersDeps;
  readonly #byId: DataLoader<number, ReminderMapper | null>;
  readonly #next: Record<SubjectKind, DataLoader<number, string | null>>;

  constructor(deps: RemindersDeps) {
    this.#deps = deps;
    // Gather what is asked for at the same moment; at any other it may have changed.
    const options = { cache: false };
    this.#byId = new DataLoader((ids) => this.#find(ids), options);
    this.#next = forKinds((kind) => new DataLoader((ids) => this.#nextDays(kind, ids), options));
  }

  /** What is to be done until a day, by the actor when it is `mine`, the first due first. */
  async list({ user }: Actor, { mine, ...rest }: { until?: string | null; mine?: boolean | null }) {
    const { until } = parseInput(listInput, rest);
    const rows: SelectedReminder[] = await this.#deps.db.query(
      `${select} WHERE done_at IS NULL AND ($1::date IS NULL OR due_on <= $1)
         AND (NOT $2 OR reminders.assignee_id = $3) AND ${isThere}
       ORDER BY due_on, id LIMIT ${limit}`,
      [until ?? null, mine ?? false, user?.id ?? null],
    );
    return rows.map(withSubject);
  }

  /** The one of this number, null when it is gone. */
  one(id: number | null): Promise<ReminderMapper | null> {
    return id === null ? Promise.resolve(null) : this.#byId.load(id);
  }

  /** The day of the first one that is not done. */
  nextDay({ kind, id }: SubjectMapper): Promise<string | null> {
    return this.#next[kind].load(id);
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when it is anonymised. */
  async add(actor: Actor, { subject: of, assigneeId, ...given }: NewReminder): Promise<ReminderMapper> {
    const { dueOn, text } = parseInput(reminderInput, given);
    const { db, sealed, timeline } = this.#deps;
    return db.transaction(async (manager) => {
      const subject = await writableSubject(manager, of);
      const assignee = await assigneeOf(manager, assigneeId === undefined ? actor.user?.id : assigneeId);
      const [{ id }] = await manager.query(
        `INSERT INTO reminders (${subjectKinds[subject.kind].column}, due_on, text, assignee_id, created_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [subject.id, dueOn, sealed.seal(text, about.reminder), assignee?.id ?? null, new Date()],
      );
      await timeline.record(manager, actor, subject, { type: 'reminder', to: dueOn, reminderId: id });
      await this.#record(manager, actor, subject, 'Made');
      return this.#read(manager, id);
    });
  }

  /** Also when it is so already. Throws NOT_FOUND. */
  async setDone(actor: Actor, id: string | number, done: boolean): Promise<ReminderMapper> {
    const { db, timeline } = this.#deps;
    return db.transaction(async (manager) => {
      const { subject, dueOn, doneAt, ...reminder } = await this.#read(manager, id, 'FOR UPDATE');
      if ((doneAt !== null) === done) return { ...reminder, subject, dueOn, doneAt };
      const doneNow = done ? new Date() : null;
      await manager.query('UPDATE reminders SET done_at = $1 WHERE id = $2', [doneNow, reminder.id]);
      const type = done ? 'reminderDone' : 'reminder';
      await timeline.record(manager, actor, subject, { type, to: dueOn, reminderId: reminder.id });
      await this.#record(manager, actor, subject, done ? 'Did' : 'Reopened');
      return { ...reminder, subject, dueOn, doneAt: doneNow };
    });
  }

  /** Removes it and answers its id. Throws NOT_FOUND. */
  async remove(actor: Actor, id: string | number): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const reminder = await this.#read(manager, id, 'FOR UPDATE');
      await manager.query('DELETE FROM reminders WHERE id = $1', [reminder.id]);
      await this.#record(manager, actor, reminder.subject, 'Removed');
      return reminder.id;
    });
  }

  text({ text }: ReminderMapper): string {
    return this.#deps.sealed.open(text, about.reminder);
  }

  async #read(manager: EntityManager, id: string | number, lock = ''): Promise<ReminderMapper> {
    const [row]: SelectedReminder[] = await manager.query(`${select} WHERE id = $1 AND ${isThere} ${lock}`, [
      parseId(id),
    ]);
    if (!row)
      throw new AppError('NOT_FOUND', 'This reminder is not there any more. Reload to see those that are.');
    return withSubject(row);
  }

  #record(manager: EntityManager, actor: Actor, subject: SubjectMapper, did: string): Promise<void> {
    return this.#deps.activity.record(manager, actor, activityAbout(subject, `${did} a reminder of`));
  }

  async #find(ids: readonly number[]): Promise<(ReminderMapper | null)[]> {
    const rows: SelectedReminder[] = await this.#deps.db.query(`${select} WHERE id = ANY($1::int[])`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, withSubject(row)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async #nextDays(kind: SubjectKind, ids: readonly number[]): Promise<(string | null)[]> {
    const { column } = subjectKinds[kind];
    const rows: { id: number; day: string }[] = await this.#deps.db.query(
      `SELECT ${column} AS id, min(due_on) AS day FROM reminders
       WHERE ${column} = ANY($1::int[]) AND done_at IS NULL GROUP BY 1`,
      [ids],
    );
    const byId = new Map(rows.map(({ id, day }) => [id, day]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
