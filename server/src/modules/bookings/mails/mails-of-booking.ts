// The mails of a booking, as staff see them: sent, planned or stopped.
import type { DataSource, EntityManager } from 'typeorm';
import type { BookingMailKind } from '../../../generated/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { daysBefore, daysFrom, kampalaDay } from '../../../platform/kampala-day.ts';
import type { BookingEntity } from '../booking.entity.ts';

/** Those that leave by themselves: so many days before the journey begins. */
export const plannedMails = { namesMissing: 14, whatToBring: 7, welcome: 1 } as const;

export type PlannedMail = keyof typeof plannedMails;

export interface BookingMailMapper {
  mail: BookingMailKind;
  /** The day on which it leaves or left. */
  on: string;
  sentAt: Date | null;
  stopped: boolean;
}

const plannedNames = Object.keys(plannedMails) as PlannedMail[];
const isPlanned = (mail: BookingMailKind): mail is PlannedMail => mail in plannedMails;

/** In the order of their days. */
export async function mailsOf(
  db: DataSource,
  { id, state, email }: BookingEntity,
  startsOn: string,
): Promise<BookingMailMapper[]> {
  const noted: { mail: BookingMailKind; startsOn: string; sentAt: Date | null; stopped: boolean }[] =
    await db.query(
      `SELECT mail, starts_on AS "startsOn", sent_at AS "sentAt", stopped FROM booking_mails WHERE booking_id = $1`,
      [id],
    );
  const isWaiting = state === 'confirmed' && email !== '';
  const today = kampalaDay();
  const planned = plannedNames.filter(
    (mail) =>
      isWaiting && startsOn > today && !noted.some((one) => one.mail === mail && one.startsOn === startsOn),
  );
  /** What is late leaves with the next look of the clock. */
  const leaving = (mail: BookingMailKind) => {
    const on = dayOf(mail, startsOn);
    return daysFrom(on, today) > 0 ? today : on;
  };
  const mails = [
    ...noted.map(({ mail, sentAt, stopped, ...about }) => ({
      mail,
      on: sentAt ? kampalaDay(sentAt) : dayOf(mail, about.startsOn),
      sentAt,
      stopped,
    })),
    ...planned.map((mail) => ({ mail, on: leaving(mail), sentAt: null, stopped: false })),
  ];
  return mails.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

const dayOf = (mail: BookingMailKind, startsOn: string) =>
  isPlanned(mail) ? daysBefore(startsOn, plannedMails[mail]) : startsOn;

/** Stops one that leaves by itself, or lets it leave after all. Throws CONFLICT for one that left, and for one that nothing plans. */
export async function setMailStopped(
  manager: EntityManager,
  { id, departureId }: Pick<BookingEntity, 'id' | 'departureId'>,
  mail: BookingMailKind,
  stopped: boolean,
): Promise<void> {
  if (!isPlanned(mail))
    throw new AppError('CONFLICT', 'Only mails that leave by themselves before a journey can be stopped.');
  const [row] = await manager.query(
    `INSERT INTO booking_mails (booking_id, mail, starts_on, stopped)
       SELECT $1, $2, starts_on, $4 FROM departures WHERE id = $3
     ON CONFLICT (booking_id, mail, starts_on) DO UPDATE SET stopped = excluded.stopped
       WHERE booking_mails.sent_at IS NULL RETURNING mail`,
    [id, mail, departureId, stopped],
  );
  if (!row) throw new AppError('CONFLICT', 'This mail has left already.');
}
