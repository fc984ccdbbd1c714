import type { DataSource } from 'typeorm';
import type { RetentionRule } from '../../generated/schema.ts';
import type { RetentionPeriods } from '../settings/variables.ts';

interface Rule {
  name: string;
  what: string;
  table: string;
  /** SQL of the rows that are to go, and of the moment at which one does. */
  where: string;
  goesAt: string;
}

const days = (column: string, count: number) => `${column} + interval '${count} days'`;

const rulesFor = (periods: RetentionPeriods): Rule[] => [
  {
    name: 'Registrations',
    what: `Lose the person, notes and reminders ${periods.registrationDays} days after the start date.`,
    table: 'registrations',
    where: 'anonymised_at IS NULL',
    goesAt: days('start_date', periods.registrationDays),
  },
  {
    name: 'Messages',
    what: `Are removed ${periods.messageDays} days after they came in.`,
    table: 'contact_submissions',
    where: 'true',
    goesAt: days('created_at', periods.messageDays),
  },
  {
    name: 'Addresses that left the newsletter',
    what: `Are replaced by a keyed hash ${periods.unsubscribedDays} days after they left.`,
    table: 'subscribers',
    where: `status = 'unsubscribed' AND email IS NOT NULL`,
    goesAt: days('unsubscribed_at', periods.unsubscribedDays),
  },
  {
    name: 'Addresses that did not confirm',
    what: 'Are removed 30 days after they were asked.',
    table: 'subscribers',
    where: `status = 'pending' AND unsubscribed_at IS NULL`,
    goesAt: days('requested_at', 30),
  },
  {
    name: 'Donations',
    what: `Lose the donor after ${periods.donorYears} years; amount, currency, date and reference stay.`,
    table: 'donations',
    where: 'anonymised_at IS NULL',
    goesAt: `created_at + interval '${periods.donorYears} years'`,
  },
  {
    name: 'Bookings',
    what: `Lose the person and who travels ${periods.registrationDays} days after the journey begins; reference, dates, seats and sums stay.`,
    table: 'bookings',
    where: 'anonymised_at IS NULL',
    goesAt: days('starts_on', periods.registrationDays),
  },
  {
    name: 'Quotes',
    what: `Lose the person ${periods.registrationDays} days after the journey begins; days, seats and sums stay.`,
    table: 'quotes',
    where: 'anonymised_at IS NULL',
    goesAt: days('starts_on', periods.registrationDays),
  },
  {
    name: 'Passports of travellers',
    what: 'Are removed 30 days after the journey.',
    table: 'booking_travellers',
    where: 'details IS NOT NULL',
    goesAt: days('(SELECT ends_on FROM bookings WHERE bookings.id = booking_id)', 30),
  },
  {
    name: 'Waiting lists',
    what: 'Are removed 30 days after the date that was waited for.',
    table: 'waiting',
    where: 'true',
    goesAt: days('(SELECT starts_on FROM departures WHERE departures.id = departure_id)', 30),
  },
  {
    name: 'Activity',
    what: `Is removed after ${periods.activityDays} days.`,
    table: 'activities',
    where: 'true',
    goesAt: days('created_at', periods.activityDays),
  },
];

/** What is removed by itself: of how many rows, and when the next is. */
export function readRetentionPlan(db: DataSource, periods: RetentionPeriods): Promise<RetentionRule[]> {
  return Promise.all(
    rulesFor(periods).map(async ({ name, what, table, where, goesAt }) => {
      const [found]: Pick<RetentionRule, 'count' | 'soon' | 'next'>[] = await db.query(
        `SELECT count(*)::int AS count, count(*) FILTER (WHERE ${goesAt} < now() + interval '30 days')::int AS soon,
           to_char(greatest(min(${goesAt}), now()) AT TIME ZONE 'Africa/Kampala', 'YYYY-MM-DD') AS next
         FROM ${table} WHERE ${where}`,
      );
      const { count = 0, soon = 0, next = null } = found ?? {};
      return { name, what, count, soon, next: count > 0 ? next : null };
    }),
  );
}
