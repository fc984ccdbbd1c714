import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { deleteInBatches } from '../../platform/database/batches.ts';
import { insertBoth, insertRow } from '../../platform/database/prepared.ts';
import { may } from '../rights.ts';
import { ActivityEntity, type ActivityMapper } from './activity.entity.ts';
import {
  type ActivityChoicesMapper,
  type ActivityConnectionMapper,
  type ActivityLogArgs,
  readActivityChoices,
  readActivityLog,
  selectActivities,
} from './activity-log.ts';

export interface ActivityEntry {
  type:
    | 'create'
    | 'read'
    | 'update'
    | 'delete'
    | 'restore'
    | 'publish'
    | 'login'
    | 'login_failed'
    | 'logout'
    | 'signup'
    | 'session_ended';
  /** As shown to staff, such as `Created program "Gorilla Trek in Bwindi"`. */
  description: string;
  entityType: string;
  entityId?: number;
}

const maxDescription = 500;
const maxUserAgent = 500;
/** How many of the newest the dashboard shows. */
const recentCount = 50;
/** How long each is kept. */
export const activityDays = 90;

/** What staff and visitors did: written where it happens, shown to staff, removed after 90 days. */
export class ActivityService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** Records within the transaction of `manager`, so that a change and its record stand or fall together. */
  async record(manager: EntityManager, actor: Actor, entry: ActivityEntry): Promise<void> {
    await insertRow(manager, ActivityEntity, { ...rowOf(actor, entry), entityId: entry.entityId ?? null });
  }

  /** Inserts what `entry` tells about, by the same statement as the entry, and answers its id. */
  insertRecorded<Row extends ObjectLiteral>(
    manager: EntityManager,
    actor: Actor,
    entry: Omit<ActivityEntry, 'entityId'>,
    made: { entity: EntityTarget<Row>; row: Partial<Row> },
  ): Promise<number> {
    const noted = { entity: ActivityEntity, row: rowOf(actor, entry), idIn: 'entityId' } as const;
    return insertBoth(manager, made, noted);
  }

  /** The newest, the latest first; of a change of many records what sums it up. */
  recent(actor: Actor): Promise<ActivityMapper[]> {
    return this.#db.query(
      `${selectActivities(may(actor, 'manageStaff'))} WHERE NOT in_bulk
       ORDER BY created_at DESC, id DESC LIMIT ${recentCount}`,
    );
  }

  /** All that is kept, a page at a time, the latest first. */
  log(actor: Actor, args: ActivityLogArgs): Promise<ActivityConnectionMapper> {
    return readActivityLog(this.#db, may(actor, 'manageStaff'), args);
  }

  /** By what the log can be narrowed. */
  choices(): Promise<ActivityChoicesMapper> {
    return readActivityChoices(this.#db);
  }

  /** Removes what is older than 90 days. Returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.#db, 'activities', `created_at < now() - interval '${activityDays} days'`);
  }
}

function rowOf(
  { user, ip, userAgent, isInBulk = false }: Actor,
  { type, description, entityType }: ActivityEntry,
) {
  return {
    type,
    entityType,
    ip,
    description: description.slice(0, maxDescription),
    userId: user?.id ?? null,
    userEmail: user?.email ?? null,
    userAgent: userAgent.slice(0, maxUserAgent),
    inBulk: isInBulk,
    createdAt: new Date(),
  };
}
