import type { DataSource } from 'typeorm';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { paidFor } from '../booking-money.ts';
import { lockBooking } from '../booking-rows.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import { plannedMails } from '../mails/mails-of-booking.ts';
import { isReviewOwed } from '../mails/review-owed.ts';
import { type DueMail, mostAtOnce } from './due-mail.ts';
import { readMoneyDue } from './money-due.ts';
import { readReviewsDue } from './reviews-due.ts';

export interface BookingRemindersDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'repeat'>;
  bookingMails: Pick<BookingMails, 'enqueue'>;
  settings: Pick<SettingsService, 'published'>;
}

/** Hours of Kampala, from and to, in which people like to be written to. */
const hours = { from: 8, to: 20 };

/**
 * Mails that leave by themselves before a journey, about a balance that is not paid, and after the journey: each once for a booking and its date,
 * unless staff stopped it. Who was confirmed today has just had a mail, and gets them from the next morning on.
 */
export class BookingReminders {
  readonly #deps: BookingRemindersDeps;

  constructor(deps: BookingRemindersDeps) {
    this.#deps = deps;
    deps.jobs.repeat('booking-reminders', '*/10 * * * *', () => this.keepTime());
  }

  /** What is due at a moment; nothing at night. */
  async keepTime(now = new Date()): Promise<void> {
    const hour = (now.getUTCHours() + 3) % 24;
    if (hour < hours.from || hour >= hours.to) return;
    const problems: unknown[] = [];
    const today = kampalaDay(now);
    const { db, settings } = this.#deps;
    const { bookings = {} } = await settings.published();
    const reviews = bookings.askForReviews ? await readReviewsDue(db, today) : [];
    for (const due of [...(await this.#due(today)), ...(await readMoneyDue(db, today)), ...reviews])
      await this.#send(due).catch((error) => problems.push(error));
    if (problems.length > 0)
      throw new AggregateError(problems, 'Some reminders of bookings could not leave.');
  }

  /** Names are asked for where one is missing, passports too where a permit needs them, and what to bring is told where the program says it. */
  #due(today: string): Promise<DueMail[]> {
    const planned = Object.entries(plannedMails).map(([mail, days]) => ({
      mail,
      until: daysBefore(today, -days),
    }));
    return this.#deps.db.query(
      `SELECT bookings.id, bookings.departure_id AS "departureId", planned.mail, coalesce(to_bring, '{}') AS "toBring",
         travellers.unnamed, travellers."withoutPassport"
       FROM jsonb_to_recordset($1::jsonb) AS planned (mail text, until date)
       JOIN departures ON departures.starts_on > $2::date AND departures.starts_on <= planned.until
         AND departures.status IN ('open', 'closed')
       JOIN bookings ON bookings.departure_id = departures.id AND bookings.state = 'confirmed' AND bookings.email <> ''
         AND bookings.state_at < ($2::date::timestamp AT TIME ZONE 'Africa/Kampala')
       LEFT JOIN programs ON programs.id = departures.program_id
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE name = '')::integer AS unnamed,
           count(*) FILTER (WHERE details IS NULL AND EXISTS (
             SELECT FROM booking_lines WHERE booking_id = bookings.id AND unit_permit > 0))::integer AS "withoutPassport"
         FROM booking_travellers WHERE booking_id = bookings.id
       ) AS travellers
       WHERE NOT EXISTS (
           SELECT FROM booking_mails AS noted WHERE noted.booking_id = bookings.id AND noted.mail = planned.mail
             AND noted.starts_on = departures.starts_on AND (noted.stopped OR noted.sent_at IS NOT NULL))
         AND CASE planned.mail WHEN 'namesMissing' THEN travellers.unnamed > 0 OR travellers."withoutPassport" > 0
           WHEN 'whatToBring' THEN cardinality(to_bring) > 0 ELSE true END
       ORDER BY departures.starts_on, bookings.id, planned.mail LIMIT ${mostAtOnce}`,
      [JSON.stringify(planned), today],
    );
  }

  /** Whoever changed the booking meanwhile was first. */
  async #send(due: DueMail): Promise<void> {
    const { mail, toBring, unnamed, withoutPassport, isOfMoney } = due;
    await this.#deps.db.transaction(async (manager) => {
      const row = await lockBooking(manager, due);
      const [noted] = await manager.query(
        `SELECT FROM booking_mails JOIN departures ON departures.id = $3 AND departures.starts_on = booking_mails.starts_on
         WHERE booking_id = $1 AND mail = $2 AND (stopped OR sent_at IS NOT NULL)`,
        [row.id, mail, row.departureId],
      );
      const isOwed = mail === 'reviewAsked' ? await isReviewOwed(manager, row) : row.state === 'confirmed';
      if (noted || !isOwed) return;
      if (isOfMoney && (row.total ?? 0) <= (await paidFor(manager, row.id))) return;
      await this.#deps.bookingMails.enqueue(manager, row, mail, { toBring, unnamed, withoutPassport });
    });
  }
}
