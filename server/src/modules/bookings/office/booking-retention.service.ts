import type { DataSource } from 'typeorm';
import { inBatches } from '../../../platform/database/batches.ts';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import type { TracesService } from '../../persons/traces.service.ts';
import type { ReplyOutboxService } from '../../replies/reply-outbox.service.ts';
import {
  anonymousAttempt,
  anonymousDispute,
  anonymousPaper,
  anonymousPayment,
  anonymousTraveller,
  oldBooking,
} from './personal-bookings.ts';

export interface BookingRetentionDeps {
  db: DataSource;
  traces: TracesService;
  timeline: Pick<TimelineService, 'removeTexts'>;
  replyOutbox: Pick<ReplyOutboxService, 'removeTexts'>;
  /** Days after the start that somebody's data is kept, as that of who registers. */
  registrationRetentionDays: number;
}

/** Days after a journey that passports are kept, and after it began those who waited for it. */
const passportDays = 30;

/** What is done to bookings over time. */
export class BookingRetentionService {
  readonly #deps: BookingRetentionDeps;

  constructor(deps: BookingRetentionDeps) {
    this.#deps = deps;
  }

  /** Removes passports, nationalities and dates of birth of journeys that are over. Returns how many travellers'. */
  removePassports(day: string = kampalaDay()): Promise<number> {
    return inBatches(async (size) => {
      const [, count]: [unknown, number] = await this.#deps.db.query(
        `UPDATE booking_travellers SET details = NULL WHERE id IN (
           SELECT traveller.id FROM booking_travellers AS traveller JOIN bookings ON bookings.id = booking_id
           WHERE details IS NOT NULL AND ends_on <= $1 LIMIT ${size} FOR UPDATE OF traveller SKIP LOCKED)`,
        [daysBefore(day, passportDays)],
      );
      return count;
    });
  }

  /** Removes who booked and who travelled, and what staff wrote about them; reference, dates, seats and sums stay. Returns how many. */
  anonymiseOld(day: string = kampalaDay()): Promise<number> {
    const { traces, registrationRetentionDays, timeline, replyOutbox } = this.#deps;
    return traces.forgetInBatches('booking', async (manager, size) => {
      const [rows]: [{ id: number }[]] = await manager.query(
        `UPDATE bookings SET ${oldBooking}
           WHERE id IN (SELECT id FROM bookings WHERE anonymised_at IS NULL AND starts_on <= $1
               AND NOT EXISTS (SELECT FROM disputes WHERE booking_id = bookings.id AND answered_at IS NULL)
             ORDER BY starts_on LIMIT ${size} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [daysBefore(day, registrationRetentionDays)],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) {
        for (const kept of [timeline, replyOutbox]) await kept.removeTexts(manager, 'booking', ids);
        const of = 'WHERE booking_id = ANY($1)';
        await manager.query(`UPDATE booking_travellers SET ${anonymousTraveller} ${of}`, [ids]);
        await manager.query(`UPDATE disputes SET ${anonymousDispute} ${of}`, [ids]);
        await manager.query(`UPDATE payments SET ${anonymousPayment} ${of}`, [ids]);
        await manager.query(`UPDATE payment_attempts SET ${anonymousAttempt} ${of}`, [ids]);
        await manager.query(`UPDATE booking_papers SET ${anonymousPaper} ${of} AND buyer IS NOT NULL`, [ids]);
      }
      return rows;
    });
  }

  /** Removes those who waited for dates that are over. Returns how many. */
  removeWaiting(day: string = kampalaDay()): Promise<number> {
    const where = 'departure_id IN (SELECT id FROM departures WHERE starts_on <= $1)';
    const values = [daysBefore(day, passportDays)];
    return this.#deps.traces.deleteInBatches({ kind: 'waiting', table: 'waiting', where, values });
  }
}
