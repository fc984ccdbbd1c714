import type { DataSource, EntityManager } from 'typeorm';
import { addNoteRules } from '../../generated/rules.ts';
import type { SubjectInput } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { activityAbout, type SubjectMapper, subjectColumns } from '../inbox/subject-kinds.ts';
import { about } from './sealed-texts.ts';
import { writableSubject } from './subjects.ts';
import type { TimelineEntryMapper, TimelineService } from './timeline.service.ts';

export interface NotesDeps {
  db: DataSource;
  activity: ActivityService;
  sealed: SealedText;
  timeline: TimelineService;
}

const input = inputFrom(addNoteRules, formField);

/** What staff write for each other about what they work on. The activity says that they did, not what. */
export class NotesService {
  readonly #deps: NotesDeps;

  constructor(deps: NotesDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when it is anonymised. */
  async add(actor: Actor, { subject: of, ...given }: { subject: SubjectInput; text: string }) {
    const text = textOf(given);
    const { db, timeline } = this.#deps;
    return db.transaction(async (manager) => {
      const subject = await writableSubject(manager, of);
      const id = await timeline.record(manager, actor, subject, { type: 'note', text });
      await this.#record(manager, actor, subject, 'Wrote');
      return timeline.find(manager, id);
    });
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT, and FORBIDDEN for somebody else's. */
  async change(actor: Actor, id: string | number, given: { text: string }): Promise<TimelineEntryMapper> {
    const text = textOf(given);
    const { db, sealed, timeline } = this.#deps;
    return db.transaction(async (manager) => {
      const { noteId, subject } = await this.#own(manager, actor, id);
      const before = await timeline.find(manager, noteId);
      if (timeline.textOf(before) === text) return before;
      const change = 'UPDATE timeline_entries SET text = $1, edited_at = $2 WHERE id = $3';
      await manager.query(change, [sealed.seal(text, about.note), new Date(), noteId]);
      await this.#record(manager, actor, subject, 'Changed');
      return timeline.find(manager, noteId);
    });
  }

  /** Removes it and answers its id. Throws NOT_FOUND, and FORBIDDEN for somebody else's. */
  async remove(actor: Actor, id: string | number): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const { noteId, subject } = await this.#own(manager, actor, id);
      await manager.query('DELETE FROM timeline_entries WHERE id = $1', [noteId]);
      await this.#record(manager, actor, subject, 'Removed');
      return noteId;
    });
  }

  /** A note of the actor's, locked. */
  async #own(manager: EntityManager, { user }: Actor, id: string | number) {
    const [row]: { id: number; byId: number | null; kind: SubjectMapper['kind']; subjectId: number }[] =
      await manager.query(
        `SELECT id, by_id AS "byId", ${subjectColumns('timeline_entries')} FROM timeline_entries
         WHERE id = $1 AND type = 'note' FOR UPDATE`,
        [parseId(id)],
      );
    if (!row) throw new AppError('NOT_FOUND', 'This note is not there any more. Reload to see what is.');
    if (row.byId !== user?.id)
      throw new AppError(
        'FORBIDDEN',
        'Only who wrote a note can change or remove it. Write one of your own.',
      );
    return { noteId: row.id, subject: { kind: row.kind, id: row.subjectId } };
  }

  #record(manager: EntityManager, actor: Actor, subject: SubjectMapper, did: string): Promise<void> {
    return this.#deps.activity.record(manager, actor, activityAbout(subject, `${did} a note on`));
  }
}

const textOf = ({ text }: { text: string }) => parseInput(input, { text }).text;
