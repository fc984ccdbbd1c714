import type { DataSource } from 'typeorm';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { lapsingStates } from '../departures/booking-states.ts';
import type { Seats } from '../departures/seats.ts';

export interface BookingClockDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'work' | 'schedule'>;
  seats: Seats;
}

/** What time does to bookings and dates, once a minute. A page may be a minute late; reserving never is. */
export class BookingClock {
  readonly #deps: BookingClockDeps;

  constructor(deps: BookingClockDeps) {
    this.#deps = deps;
    deps.jobs.work('bookings', { retries: 0 }, () => this.keepTime());
    deps.jobs.schedule('bookings', '* * * * *');
  }

  /** Gives back the seats of holds that lapsed, closes what cannot be booked any more, and ends waiting for what begins. */
  async keepTime(): Promise<void> {
    const { db, seats } = this.#deps;
    const due: { id: number }[] = await db.query(
      `SELECT departure_id AS id FROM bookings WHERE state = ANY($1) AND hold_until <= clock_timestamp()
       UNION SELECT id FROM departures
         WHERE visible <> 'closed' AND (status <> 'open' OR cutoff_at <= clock_timestamp())
       ORDER BY id`,
      [lapsingStates],
    );
    await db.query(
      `UPDATE waiting SET state = 'lapsed', state_at = clock_timestamp() FROM departures
       WHERE departures.id = departure_id AND state = 'waiting' AND starts_on <= $1`,
      [kampalaDay()],
    );
    const problems: unknown[] = [];
    for (const { id } of due) {
      // To take its lock is to flip what lapsed of it, and to write what visitors read. One that is busy does not stop the others.
      await seats.change([id], async () => ({})).catch((error) => problems.push(error));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Some departures could not be looked after.');
  }
}
