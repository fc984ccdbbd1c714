// What becomes of a booking, written down for the office in the transaction in which it happens.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ActivityEntry, ActivityService } from '../activity/activity.service.ts';
import type { TimelineService } from '../office/timeline.service.ts';
import type { BookingEntity } from './booking.entity.ts';

export interface RecordDeps {
  activity: Pick<ActivityService, 'record'>;
  timeline: Pick<TimelineService, 'record'>;
}

/** It came from one state to another, or `moved` from one day to another. */
export interface Happening {
  /** Such as `Confirmed`; begins the line of the activity. */
  verb: string;
  from: string;
  to: string;
  isMoved?: boolean;
  /** The words of staff, or of the guest. */
  text?: string | null;
}

/** Who acts when nobody does: the clock. */
export const clock: Actor = { user: null, ip: '', userAgent: '' };

export async function recordState(
  { activity, timeline }: RecordDeps,
  manager: EntityManager,
  actor: Actor,
  { id }: Pick<BookingEntity, 'id'>,
  { verb, from, to, isMoved = false, text }: Happening,
): Promise<void> {
  const type = isMoved ? 'moved' : 'status';
  await timeline.record(manager, actor, { kind: 'booking', id }, { type, from, to, text: text || null });
  // What lapses by itself is no deed of anybody.
  if (actor !== clock) await activity.record(manager, actor, deedOn(id, verb));
}

/** The line of activity that somebody `did` something to a booking. */
export const deedOn = (id: number, did: string): ActivityEntry => ({
  type: 'update',
  description: `${did} booking ${id}`,
  entityType: 'booking',
  entityId: id,
});

/** Somebody `did` something to a booking: in its timeline, and as a line of activity. */
export async function recordDeed(
  { activity, timeline }: RecordDeps,
  manager: EntityManager,
  actor: Actor,
  id: number,
  [did, entry]: readonly [did: string, entry: Parameters<TimelineService['record']>[3]],
): Promise<void> {
  await timeline.record(manager, actor, { kind: 'booking', id }, entry);
  await activity.record(manager, actor, deedOn(id, did));
}
