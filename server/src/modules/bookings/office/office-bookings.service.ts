import type { DataSource } from 'typeorm';
import type { BookingMailKind, ManifestRow, QueryBookingsArgs } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { selectAll } from '../../../platform/database/rows.ts';
import { parseId } from '../../../platform/ids.ts';
import { type Connection, readPage } from '../../../platform/paging/connection.ts';
import { type Adjacent, adjacent } from '../../../platform/paging/neighbours.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { BookingEntity } from '../booking.entity.ts';
import { findBooking } from '../booking-rows.ts';
import type { BookingsService } from '../bookings.service.ts';
import { setMailStopped } from '../mails/mails-of-booking.ts';
import { readManifest } from '../manifest/manifest.ts';
import type { BookingPapers } from '../papers/booking-papers.service.ts';
import { deedOn } from '../record-state.ts';
import { type BookingListArgs, listingOf } from './booking-list.ts';
import { departureNumber } from './departure-number.ts';

export type BookingConnectionMapper = Connection<BookingEntity>;

export interface OfficeBookingsDeps {
  db: DataSource;
  activity: Pick<ActivityService, 'record'>;
  bookings: Pick<BookingsService, 'change' | 'releaseHolds'>;
  bookingPapers: Pick<BookingPapers, 'areIssued'>;
}

/** Bookings as staff look at them. */
export class OfficeBookingsService {
  readonly #deps: OfficeBookingsDeps;
  readonly #select: string;

  constructor(deps: OfficeBookingsDeps) {
    this.#deps = deps;
    this.#select = selectAll(deps.db, BookingEntity);
  }

  /** One page of them. Throws BAD_USER_INPUT. */
  list({ search, sort, filter, ...page }: QueryBookingsArgs): Promise<BookingConnectionMapper> {
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

  /** Who travels on a date. Throws NOT_FOUND. */
  async manifest(departureId: string | number): Promise<ManifestRow[]> {
    return readManifest(this.#deps.db, await departureNumber(this.#deps.db, departureId));
  }

  /** Lapses unpaid holds that came by the web, of a date or of all, and answers how many. Throws NOT_FOUND. */
  async releaseHolds(actor: Actor, departureId: string | number | null | undefined): Promise<number> {
    const { db, bookings, activity } = this.#deps;
    const number = departureId == null ? null : await departureNumber(db, departureId);
    const count = await bookings.releaseHolds(actor, number);
    const which = number === null ? 'all departures' : `departure ${number}`;
    await db.transaction((manager) =>
      activity.record(manager, actor, {
        type: 'update',
        description: `Released ${count} unpaid ${count === 1 ? 'hold' : 'holds'} of ${which}`,
        entityType: 'booking',
      }),
    );
    return count;
  }

  /** Issues what is missing of its papers: each change does that too. Throws NOT_FOUND, and BAD_USER_INPUT while nothing is issued. */
  async issuePapers(actor: Actor, id: string | number): Promise<BookingEntity> {
    const { db, bookings, bookingPapers, activity } = this.#deps;
    await findBooking(db.manager, id);
    if (!(await bookingPapers.areIssued()))
      throw badField('id', 'Please fill in your tax number first, in the settings of bookings.');
    return bookings.change(actor, id, ({ manager, row }) =>
      activity.record(manager, actor, deedOn(row.id, 'Issued papers of')),
    );
  }

  /** Stops a mail that is planned, or lets it leave after all. Throws NOT_FOUND and CONFLICT. */
  async setMailStopped(
    actor: Actor,
    id: string | number,
    mail: BookingMailKind,
    stopped: boolean,
  ): Promise<BookingEntity> {
    const { db, activity } = this.#deps;
    return db.transaction(async (manager) => {
      const row = await findBooking(manager, id);
      await setMailStopped(manager, row, mail, stopped);
      const did = `${stopped ? 'Stopped' : 'Let leave'} a planned mail of`;
      await activity.record(manager, actor, deedOn(row.id, did));
      return row;
    });
  }

  /** One, null when there is none. That its passports were opened is recorded, and not who looked at it. */
  async find(id: string | number): Promise<BookingEntity | null> {
    const number = parseId(id);
    if (number === null) return null;
    const [row]: BookingEntity[] = await this.#deps.db.query(`${this.#select} WHERE id = $1`, [number]);
    return row ?? null;
  }
}
