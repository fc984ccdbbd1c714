// The mails of a booking, as staff see them: sent, planned or stopped.
import type { DataSource, EntityManager } from 'typeorm';
import type { BookingMail, BookingMailKind } from '../../../generated/schema.ts';
import { conflict } from '../../../platform/errors.ts';
import { daysBefore, daysFrom, kampalaDay } from '../../../platform/kampala-day.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { paidFor } from '../booking-money.ts';
import { isReviewOwed } from './review-owed.ts';

/** Those that leave by themselves: so many days before the journey begins. */
export const plannedMails = { namesMissing: 14, whatToBring: 7, welcome: 1 } as const;

type PlannedMail = keyof typeof plannedMails;

/** Those about a balance that is not paid: from so many days before it is due, and up to how many; below 0 after it. */
export const moneyMails = {
  balanceSoon: { from: 7, until: 2 },
  balanceDue: { from: 1, until: 0 },
  balanceOverdue: { from: -2, until: -9 },
} as const;

type MoneyMail = keyof typeof moneyMails;

/** The one that asks for a review: from so many days after the journey, and up to how many. */
export const reviewMail = { from: 3, until: 14 } as const;

const plannedNames = Object.keys(plannedMails) as PlannedMail[];
const moneyNames = Object.keys(moneyMails) as MoneyMail[];
const isPlanned = (mail: BookingMailKind): mail is PlannedMail => mail in plannedMails;
const isOfMoney = (mail: BookingMailKind): mail is MoneyMail => mail in moneyMails;

/** In the order of their days. */
export async function mailsOf(
  db: DataSource,
  row: BookingEntity,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  { asksForReviews }: { asksForReviews: boolean },
): Promise<BookingMail[]> {
  const noted: { mail: BookingMailKind; startsOn: string; sentAt: Date | null; stopped: boolean }[] =
    await db.query(
      `SELECT mail, starts_on AS "startsOn", sent_at AS "sentAt", stopped FROM booking_mails WHERE booking_id = $1`,
      [row.id],
    );
  const { balanceDueOn } = row;
  const days = { startsOn, endsOn, balanceDueOn };
  const today = kampalaDay();
  const isWaiting = row.state === 'confirmed' && row.email !== '' && startsOn > today;
  const ofMoney =
    isWaiting && balanceDueOn ? moneyNames.filter((mail) => today <= lastDayOf(mail, balanceDueOn)) : [];
  const isOwed = ofMoney.length > 0 && (row.total ?? 0) > (await paidFor(db.manager, row.id));
  const isAskedAfter =
    asksForReviews &&
    row.email !== '' &&
    today <= daysBefore(endsOn, -reviewMail.until) &&
    !noted.some(({ mail }) => mail === 'reviewAsked') &&
    (await isReviewOwed(db.manager, row));
  const planned = [
    ...[...(isWaiting ? plannedNames : []), ...(isOwed ? ofMoney : [])].filter(
      (mail) => !noted.some((note) => note.mail === mail && note.startsOn === startsOn),
    ),
    ...(isAskedAfter ? (['reviewAsked'] as const) : []),
  ];
  /** What is late leaves with the next look of the clock. */
  const leaving = (mail: BookingMailKind) => {
    const on = dayOf(mail, days);
    return daysFrom(on, today) > 0 ? today : on;
  };
  const mails = [
    ...noted.map(({ mail, sentAt, stopped, ...about }) => ({
      mail,
      on: sentAt ? kampalaDay(sentAt) : dayOf(mail, { ...about, endsOn, balanceDueOn }),
      sentAt,
      stopped,
    })),
    ...planned.map((mail) => ({ mail, on: leaving(mail), sentAt: null, stopped: false })),
  ];
  return mails.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function dayOf(
  mail: BookingMailKind,
  { startsOn, endsOn, balanceDueOn }: { startsOn: string; endsOn: string; balanceDueOn: string | null },
): string {
  if (mail === 'reviewAsked') return daysBefore(endsOn, -reviewMail.from);
  if (isOfMoney(mail)) return daysBefore(balanceDueOn ?? startsOn, moneyMails[mail].from);
  return isPlanned(mail) ? daysBefore(startsOn, plannedMails[mail]) : startsOn;
}

/** After that it would say what is not so any more. */
const lastDayOf = (mail: MoneyMail, balanceDueOn: string) => daysBefore(balanceDueOn, moneyMails[mail].until);

/** Stops one that leaves by itself, or lets it leave after all. Throws CONFLICT for one that left, and for one that nothing plans. */
export async function setMailStopped(
  manager: EntityManager,
  { id, departureId }: Pick<BookingEntity, 'id' | 'departureId'>,
  mail: BookingMailKind,
  stopped: boolean,
): Promise<void> {
  if (!isPlanned(mail) && !isOfMoney(mail) && mail !== 'reviewAsked')
    throw conflict('Only mails that leave by themselves can be stopped.');
  const [row] = await manager.query(
    `INSERT INTO booking_mails (booking_id, mail, starts_on, stopped)
       SELECT $1, $2, starts_on, $4 FROM departures WHERE id = $3
     ON CONFLICT (booking_id, mail, starts_on) DO UPDATE SET stopped = excluded.stopped
       WHERE booking_mails.sent_at IS NULL RETURNING mail`,
    [id, mail, departureId, stopped],
  );
  if (!row) throw conflict('This mail has left already.');
}
