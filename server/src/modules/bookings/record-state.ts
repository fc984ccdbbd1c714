// What becomes of a booking, written down for the office in the transaction in which it happens.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { BookingState } from '../departures/booking-states.ts';
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
  from: BookingState | string;
  to: BookingState | string;
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
  if (actor === clock) return;
  const line = { type: 'update', description: `${verb} booking ${id}`, entityType: 'booking' } as const;
  await activity.record(manager, actor, { ...line, entityId: id });
}
