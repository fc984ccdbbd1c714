import DataLoader from 'dataloader';
import { type DataSource, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import { DepartureEntity } from '../../departures/departure.entity.ts';
import { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity } from '../booking-line.entity.ts';
import { BookingTravellerEntity } from '../booking-traveller.entity.ts';
import { BookingPaperEntity } from '../papers/booking-paper.entity.ts';
import { type BookingPaperMapper, shownPapers } from '../papers/shown-papers.ts';
import { PaymentEntity } from '../payment.entity.ts';

/** What belongs to bookings; all that is asked for at the same moment is read together, and nothing is kept. */
export class BookingParts {
  readonly #db: DataSource;
  readonly #lines = this.#ofBookings(BookingLineEntity, 'position');
  readonly #travellers = this.#ofBookings(BookingTravellerEntity, 'position');
  readonly #payments = this.#ofBookings(PaymentEntity, 'id');
  readonly #papers = this.#ofBookings(BookingPaperEntity, 'id');
  readonly #ofRegistrations = new DataLoader((ids: readonly number[]) => this.#bookingsOf(ids), {
    cache: false,
  });
  readonly #departures = new DataLoader((ids: readonly number[]) => this.#departuresOf(ids), {
    cache: false,
  });

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
  async papers(bookingId: number): Promise<BookingPaperMapper[]> {
    const [papers, payments] = await Promise.all([this.issued(bookingId), this.payments(bookingId)]);
    return shownPapers(papers, payments);
  }

  /** A date with bookings cannot be deleted, so it is there. */
  departure(id: number): Promise<DepartureEntity> {
    return this.#departures.load(id);
  }

  /** The booking that was made of a registration. */
  ofRegistration(id: number): Promise<BookingEntity | null> {
    return this.#ofRegistrations.load(id);
  }

  #ofBookings<Row extends ObjectLiteral & { bookingId: number }>(
    entity: EntityTarget<Row>,
    order: 'position' | 'id',
  ) {
    const byIds = async (ids: readonly number[]): Promise<Row[][]> => {
      const rows = await this.#db.manager
        .createQueryBuilder(entity, 'part')
        .where('part.bookingId = ANY(:ids)', { ids })
        .orderBy(`part.${order}`)
        .getMany();
      const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId);
      return ids.map((id) => byBooking.get(id) ?? []);
    };
    return new DataLoader(byIds, { cache: false });
  }

  async #bookingsOf(ids: readonly number[]): Promise<(BookingEntity | null)[]> {
    const rows = await this.#db.manager.findBy(BookingEntity, { registrationId: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.registrationId, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async #departuresOf(ids: readonly number[]): Promise<(DepartureEntity | Error)[]> {
    const rows = await this.#db.manager.findBy(DepartureEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`Departure ${id} of a booking is not there.`));
  }
}
