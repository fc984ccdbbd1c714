import { type DataSource, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { BookingPaper } from '../../../generated/schema.ts';
import { rowLoader, rowsLoader } from '../../../platform/database/loaders.ts';
import { DepartureEntity } from '../../departures/departure.entity.ts';
import { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity } from '../booking-line.entity.ts';
import { BookingTravellerEntity } from '../booking-traveller.entity.ts';
import { BookingPaperEntity } from '../papers/booking-paper.entity.ts';
import { shownPapers } from '../papers/shown-papers.ts';
import { PaymentEntity } from '../payment.entity.ts';

/** What belongs to bookings; all that is asked for at the same moment is read together, and nothing is kept. */
export class BookingParts {
  readonly #db: DataSource;
  readonly #lines = this.#ofBookings(BookingLineEntity, 'position');
  readonly #travellers = this.#ofBookings(BookingTravellerEntity, 'position');
  readonly #payments = this.#ofBookings(PaymentEntity, 'id');
  readonly #papers = this.#ofBookings(BookingPaperEntity, 'id');
  readonly #ofRegistrations = rowLoader(
    (ids) => this.#db.manager.findBy(BookingEntity, { registrationId: In([...ids]) }),
    'registrationId',
  );
  readonly #departures = rowLoader(
    (ids) => this.#db.manager.findBy(DepartureEntity, { id: In([...ids]) }),
    'id',
  );

  constructor(db: DataSource) {
    this.#db = db;
  }

  lines(bookingId: number): Promise<BookingLineEntity[]> {
    return this.#lines.load(bookingId);
  }

  travellers(bookingId: number): Promise<BookingTravellerEntity[]> {
    return this.#travellers.load(bookingId);
  }

  payments(bookingId: number): Promise<PaymentEntity[]> {
    return this.#payments.load(bookingId);
  }

  issued(bookingId: number): Promise<BookingPaperEntity[]> {
    return this.#papers.load(bookingId);
  }

  /** What was issued for a booking, as it is shown. */
  async papers(bookingId: number): Promise<BookingPaper[]> {
    const [papers, payments] = await Promise.all([this.issued(bookingId), this.payments(bookingId)]);
    return shownPapers(papers, payments);
  }

  /** A date with bookings cannot be deleted, so it is there. */
  async departure(id: number): Promise<DepartureEntity> {
    const row = await this.#departures.load(id);
    if (row) return row;
    throw new Error(`Departure ${id} of a booking is not there.`);
  }

  /** The booking that was made of a registration. */
  ofRegistration(id: number): Promise<BookingEntity | null> {
    return this.#ofRegistrations.load(id);
  }

  #ofBookings<Row extends ObjectLiteral & { bookingId: number }>(
    entity: EntityTarget<Row>,
    order: 'position' | 'id',
  ) {
    const byIds = (ids: readonly number[]): Promise<Row[]> =>
      this.#db.manager
        .createQueryBuilder(entity, 'part')
        .where('part.bookingId = ANY(:ids)', { ids })
        .orderBy(`part.${order}`)
        .getMany();
    return rowsLoader(byIds, 'bookingId');
  }
}
