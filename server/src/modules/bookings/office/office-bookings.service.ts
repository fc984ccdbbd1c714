import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { parseId } from '../../../platform/ids.ts';
import { type Connection, type PageArgs, readPage } from '../../../platform/paging/connection.ts';
import { type Adjacent, adjacent } from '../../../platform/paging/neighbours.ts';
import type { TimelineService } from '../../office/timeline.service.ts';
import { BookingEntity } from '../booking.entity.ts';
import { type BookingListArgs, listingOf } from './booking-list.ts';

export type BookingConnectionMapper = Connection<BookingEntity>;

export interface OfficeBookingsDeps {
  db: DataSource;
  timeline: Pick<TimelineService, 'recordOpened'>;
}

/** Bookings as staff look at them. */
export class OfficeBookingsService {
  readonly #deps: OfficeBookingsDeps;
  readonly #select: string;

  constructor(deps: OfficeBookingsDeps) {
    this.#deps = deps;
    const columns = deps.db
      .getMetadata(BookingEntity)
      .columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`);
    this.#select = `SELECT ${columns.join(', ')} FROM bookings`;
  }

  /** One page of them. Throws BAD_USER_INPUT. */
  list({ search, sort, filter, ...page }: PageArgs & BookingListArgs): Promise<BookingConnectionMapper> {
    return readPage(this.#deps.db, page, listingOf(this.#select, { search, sort, filter }));
  }

  /** What stands before and after one in a list. Throws BAD_USER_INPUT. */
  neighbours(id: string | number, args: BookingListArgs): Promise<Adjacent> {
    return adjacent(this.#deps.db, listingOf(this.#select, args), parseId(id));
  }

  /** Those of these numbers that are there, in their order. */
  listed(ids: readonly number[]): Promise<BookingEntity[]> {
    return this.#deps.db.query(`${this.#select} WHERE id = ANY($1::int[]) ORDER BY id`, [ids]);
  }

  /** One, null when there is none; its timeline says that the actor opened it. */
  async open(actor: Actor, id: string | number): Promise<BookingEntity | null> {
    const number = parseId(id);
    if (number === null) return null;
    return this.#deps.db.transaction(async (manager) => {
      const [row]: BookingEntity[] = await manager.query(`${this.#select} WHERE id = $1 FOR KEY SHARE`, [
        number,
      ]);
      if (row) await this.#deps.timeline.recordOpened(manager, actor, { kind: 'booking', id: number });
      return row ?? null;
    });
  }
}
