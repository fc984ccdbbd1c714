import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { ReplyState, SubjectKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { parseId } from '../../platform/ids.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import {
  activityAbout,
  forKinds,
  type SubjectMapper,
  subjectColumns,
  withSubject,
} from '../inbox/subject-kinds.ts';
import type { TimelineEntryMapper, TimelineService } from '../office/timeline.service.ts';

interface UnsettledDeps {
  db: DataSource;
  activity: ActivityService;
  timeline: TimelineService;
}

/** SQL of a reply that somebody should look at. */
const isUnsettled = `replies.state IN ('failed', 'unclear') AND replies.left_at IS NULL`;

/** Replies that failed or are unclear: whoever sent one hears of it, and so do their colleagues. */
export class UnsettledRepliesService {
  readonly #deps: UnsettledDeps;
  readonly #problems = forKinds((kind) => this.#problemLoader(kind));

  constructor(deps: UnsettledDeps) {
    this.#deps = deps;
  }

  /** Their entries where nobody answered anew, the actor's own first. */
  async list({ user }: Actor): Promise<TimelineEntryMapper[]> {
    const { db, timeline } = this.#deps;
    const rows: { id: number }[] = await db.query(
      `SELECT entry.id FROM replies JOIN timeline_entries AS entry ON entry.reply_id = replies.id
       LEFT JOIN registrations ON registrations.id = replies.registration_id
       LEFT JOIN contact_submissions AS messages ON messages.id = replies.message_id
       WHERE ${isUnsettled} AND coalesce(registrations.deleted_at, messages.deleted_at) IS NULL
         AND NOT EXISTS (SELECT FROM replies AS newer WHERE newer.id > replies.id
           AND (newer.registration_id = replies.registration_id OR newer.message_id = replies.message_id
             OR newer.booking_id = replies.booking_id))
       ORDER BY entry.by_id = $1 DESC NULLS LAST, replies.id DESC LIMIT 50`,
      [user?.id],
    );
    return timeline.findAll(
      db.manager,
      rows.map(({ id }) => id),
    );
  }

  /** Why the newest reply to one is unsettled, if it is; all that are asked for at the same time are looked up together. */
  problemOf({ kind, id }: SubjectMapper): Promise<ReplyState | null> {
    return this.#problems[kind].load(id);
  }

  /** Nobody is told of this one any more; any other stays as it is. */
  async leave(actor: Actor, id: string | number): Promise<void> {
    const { db, activity } = this.#deps;
    await db.transaction(async (manager) => {
      const [[row]] = await manager.query(
        `UPDATE replies SET left_at = now() WHERE id = $1 AND ${isUnsettled}
         RETURNING ${subjectColumns('replies')}`,
        [parseId(id)],
      );
      if (row)
        await activity.record(
          manager,
          actor,
          activityAbout(withSubject(row).subject, 'Left a reply as it is to'),
        );
    });
  }

  #problemLoader(kind: SubjectKind) {
    const byIds = async (ids: readonly number[]) => {
      const rows: { id: number; problem: ReplyState | null }[] = await this.#deps.db.query(
        `SELECT DISTINCT ON (${kind}_id) ${kind}_id AS id, CASE WHEN ${isUnsettled} THEN state END AS problem
         FROM replies WHERE ${kind}_id = ANY($1) ORDER BY ${kind}_id, id DESC`,
        [ids],
      );
      const byId = new Map(rows.map(({ id, problem }) => [id, problem]));
      return ids.map((id) => byId.get(id) ?? null);
    };
    return new DataLoader(byIds, { cache: false });
  }
}
