// What becomes of a booking, written down for the office in the transaction in which it happens.
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { BookingState } from '../departures/booking-states.ts';
import type { BookingEntity } from './booking.entity.ts';

export interface RecordDeps {
  activity: Pick<ActivityService, 'record'>;
}

/** What happened: it came from one state to another, or to another date. */
export interface Happening {
  /** Such as `Confirmed`; begins the line of the activity. */
  verb: string;
  from: BookingState;
  to: BookingState;
  /** The words of staff. */
  text?: string | null;
}

/** Who acts when nobody does: the clock. */
export const clock: Actor = { user: null, ip: '', userAgent: '' };

export async function recordState(
  { activity }: RecordDeps,
  manager: EntityManager,
  actor: Actor,
  { id }: Pick<BookingEntity, 'id'>,
  { verb }: Happening,
): Promise<void> {
  const line = { type: 'update', description: `${verb} booking ${id}`, entityType: 'booking' } as const;
  // What lapses by itself is no deed of anybody.
  if (actor !== clock) await activity.record(manager, actor, { ...line, entityId: id });
}
