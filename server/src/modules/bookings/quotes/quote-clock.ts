import type { DataSource } from 'typeorm';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { endPrivateDeparture } from '../../departures/private-departure.ts';
import type { Seats } from '../../departures/seats.ts';

export interface QuoteClockDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'repeat'>;
  seats: Seats;
}

const expire = `UPDATE quotes SET state = 'expired', state_at = clock_timestamp(), updated_at = clock_timestamp(),
    updated_by = NULL, version = version + 1
  WHERE state = 'sent' AND good_until < $1`;

/** What time does to quotes. The list may be some minutes late; accepting asks the calendar itself. */
export class QuoteClock {
  readonly #deps: QuoteClockDeps;

  constructor(deps: QuoteClockDeps) {
    this.#deps = deps;
    deps.jobs.repeat('quotes', '*/10 * * * *', () => this.keepTime());
  }

  /** Ends quotes whose last day is over; a date that was made for one alone does not take place. */
  async keepTime(today: string = kampalaDay()): Promise<void> {
    const { db, seats } = this.#deps;
    await db.query(`${expire} AND booking_id IS NULL`, [today]);
    const holding: { id: number; departureId: number }[] = await db.query(
      `SELECT quotes.id, bookings.departure_id AS "departureId" FROM quotes JOIN bookings ON bookings.id = booking_id
       WHERE quotes.state = 'sent' AND good_until < $1 ORDER BY quotes.id`,
      [today],
    );
    const problems: unknown[] = [];
    // To take its lock is to flip a hold that ended with the quote. One that is busy does not stop the others.
    for (const { id, departureId } of holding)
      await seats
        .change([departureId], async (manager, departures) => {
          await manager.query(`${expire} AND id = $2`, [today, id]);
          if (departures.get(departureId)?.taken === 0) await endPrivateDeparture(manager, departureId);
          return {};
        })
        .catch((error) => problems.push(error));
    if (problems.length > 0) throw new AggregateError(problems, 'Some quotes could not be looked after.');
  }
}
