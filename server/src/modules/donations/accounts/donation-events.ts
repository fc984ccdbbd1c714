import type { DataSource, EntityManager } from 'typeorm';
import type { DonationEvent } from '../../../generated/schema.ts';
import type { DonationEntity } from '../donation.entity.ts';
import { DonationEventEntity, type DonationEventName } from './donation-event.entity.ts';

/** What resolvers are given, in place of the entity of this name. */
export type DonationEventMapper = DonationEvent;

/** The same answer again counts up, so that a day of asking is one line. Mails are lines of their own. */
const recordSql = `WITH again AS (
    UPDATE donation_events SET times = times + 1, last_at = now()
    WHERE type = $2 AND type <> 'thanks'
      AND id = (SELECT id FROM donation_events WHERE donation_id = $1 ORDER BY id DESC LIMIT 1)
    RETURNING id
  )
  INSERT INTO donation_events (donation_id, type, by_email) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM again)`;

export async function recordDonationEvent(
  manager: EntityManager,
  donationId: number,
  type: DonationEventName,
  byEmail: string | null = null,
): Promise<void> {
  await manager.query(recordSql, [donationId, type, byEmail]);
}

/** From the start on. What was settled before answers were kept has that moment all the same. */
export async function readTimeline(db: DataSource, donation: DonationEntity): Promise<DonationEvent[]> {
  const { id, createdAt, settledAt, status } = donation;
  const rows = await db.manager.find(DonationEventEntity, {
    where: { donationId: id },
    order: { id: 'ASC' },
  });
  const events = rows.map(({ createdAt: at, ...event }) => ({ ...event, at }));
  const single = (type: DonationEvent['type'], at: Date) => ({
    type,
    at,
    times: 1,
    lastAt: at,
    byEmail: null,
  });
  const isRecorded = events.some(({ type }) => type === status);
  const settled = status !== 'pending' && settledAt && !isRecorded ? [single(status, settledAt)] : [];
  return [single('started', createdAt), ...settled, ...events];
}
