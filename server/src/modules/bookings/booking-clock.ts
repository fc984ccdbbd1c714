import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import { canLapse, type Seats } from '../departures/seats.ts';
import { BookingEntity } from './booking.entity.ts';
import type { BookingTransitions } from './booking-transitions.ts';
import { clock } from './record-state.ts';

export interface BookingClockDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'repeat'>;
  seats: Seats;
  changes: ContentChanges;
  transitions: Pick<BookingTransitions, 'become'>;
}

/** What time does to bookings and dates, once a minute. A page may be a minute late; reserving never is. */
export class BookingClock {
  readonly #deps: BookingClockDeps;
  /** The day on which dates were last looked at that visitors do not see any more. */
  #today = '';

  constructor(deps: BookingClockDeps) {
    this.#deps = deps;
    deps.jobs.repeat('bookings', '* * * * *', () => this.keepTime());
  }

  /**
   * Gives back the seats of holds that lapsed, closes what cannot be booked any more, ends waiting for what begins, and completes what
   * is over.
   */
  async keepTime(): Promise<void> {
    const { db, seats } = this.#deps;
    const today = kampalaDay();
    const due: { id: number }[] = await db.query(
      `SELECT departure_id AS id FROM bookings WHERE ${canLapse} AND hold_until <= now()
       UNION SELECT id FROM departures
         WHERE visible <> 'closed' AND (status <> 'open' OR cutoff_at <= clock_timestamp())
       ORDER BY id`,
    );
    await db.query(
      `UPDATE waiting SET state = 'lapsed', state_at = clock_timestamp() FROM departures
       WHERE departures.id = departure_id AND state = 'waiting' AND starts_on <= $1`,
      [today],
    );
    const over: { id: number }[] = await db.query(
      `SELECT id FROM departures WHERE status IN ('open', 'closed') AND ends_on < $1 ORDER BY id`,
      [today],
    );
    const problems: unknown[] = [];
    // To take its lock is to flip what lapsed of it, and to write what visitors read. One that is busy does not stop the others.
    for (const { id } of due)
      await seats.change([id], async () => ({})).catch((error) => problems.push(error));
    for (const { id } of over) await this.#complete(id, today).catch((error) => problems.push(error));
    await this.#hideWhatBegan(today);
    if (problems.length > 0) throw new AggregateError(problems, 'Some departures could not be looked after.');
  }

  /** A journey that is over, and the bookings of who was on it. */
  async #complete(id: number, today: string): Promise<void> {
    const { seats, changes, transitions } = this.#deps;
    await seats.change([id], async (manager, departures) => {
      const departure = departures.get(id);
      if (!departure || departure.endsOn >= today || !['open', 'closed'].includes(departure.status))
        return {};
      await manager.query(
        `UPDATE departures SET status = 'completed', version = version + 1, updated_at = clock_timestamp(), updated_by = NULL
         WHERE id = $1`,
        [id],
      );
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { departureId: id, state: 'confirmed' } as const;
      for (const row of await manager.find(BookingEntity, { where, order: { id: 'ASC' }, lock }))
        await transitions.become(
          { manager, actor: clock, row, departure },
          { state: 'completed' },
          'Completed',
        );
      return {};
    });
    await changes.changed(['departures']);
  }

  /** Pages that were kept name dates that have begun since: those are written as they are, so that all instances are told. */
  async #hideWhatBegan(today: string): Promise<void> {
    if (this.#today === today) return;
    const { db, changes } = this.#deps;
    const yesterday = daysBefore(today, 1);
    const began = `starts_on = $1 AND status IN ('open', 'closed')`;
    const [{ found }] = await db.query(`SELECT EXISTS (SELECT FROM departures WHERE ${began}) AS found`, [
      yesterday,
    ]);
    if (found) {
      await db.query(`UPDATE departures SET visible = visible WHERE ${began}`, [yesterday]);
      await changes.changed(['departures']);
    }
    this.#today = today;
  }
}
