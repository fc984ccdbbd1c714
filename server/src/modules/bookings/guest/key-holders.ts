// Who comes with a key: the booking or the place that it opens, and how often a wrong one can be tried.
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { callerOf } from '../../../platform/addresses.ts';
import { AppError } from '../../../platform/errors.ts';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import type { CallCounts } from '../../../platform/limits/call-counts.ts';
import { countCall } from '../../../platform/limits/count-call.ts';
import { BookingEntity } from '../booking.entity.ts';
import { WaitingEntity } from '../waiting/waiting.entity.ts';
import { type BookingKeys, hashOfKey } from './booking-keys.ts';

export interface KeyHoldersDeps {
  db: DataSource;
  bookingKeys: BookingKeys;
  /** False: nothing is counted by address. */
  rateLimits: boolean;
  callCounts: CallCounts;
}

/** Days after the journey that a key still opens its page. */
export const keyDays = 90;
/** Wrong keys of one address in a quarter of an hour; who has a right one is let in all the same. */
const wrongKeys = { name: 'wrong keys of bookings', points: 10, duration: 900 };

export class KeyHolders {
  readonly #deps: KeyHoldersDeps;

  constructor(deps: KeyHoldersDeps) {
    this.#deps = deps;
  }

  /** Null for a wrong key, and for one that ended. Throws RATE_LIMITED after ten wrong ones of an address. */
  async findBooking(actor: Actor, key: string): Promise<BookingEntity | null> {
    const row = await this.#find(BookingEntity, key);
    // What is left of one that is nobody's any more is a review, which is withdrawn by its own call.
    return row && row.anonymisedAt === null ? row : this.countWrong(actor);
  }

  /** As `findBooking`. Throws NOT_FOUND for a wrong one. */
  async booking(actor: Actor, key: string): Promise<BookingEntity> {
    return (await this.findBooking(actor, key)) ?? wrongKey();
  }

  /** As `findBooking`, of a place on a waiting list. */
  async findPlace(actor: Actor, key: string): Promise<WaitingEntity | null> {
    return (await this.#find(WaitingEntity, key)) ?? this.countWrong(actor);
  }

  async place(actor: Actor, key: string): Promise<WaitingEntity> {
    return (await this.findPlace(actor, key)) ?? wrongKey();
  }

  /** Throws NOT_FOUND when the token is not that of the booking's last mail. */
  async demandToken(actor: Actor, row: BookingEntity, token: string): Promise<void> {
    if (await this.#deps.bookingKeys.isTokenOf(row, token)) return;
    await this.countWrong(actor);
    wrongKey();
  }

  async #find<Row extends BookingEntity | WaitingEntity>(
    entity: new () => Row,
    key: string,
  ): Promise<Row | null> {
    const { manager }: { manager: EntityManager } = this.#deps.db;
    const rows = await manager
      .createQueryBuilder(entity, 'one')
      .where('one.key_hash = :hash', { hash: hashOfKey(key) })
      .andWhere('(SELECT ends_on FROM departures WHERE departures.id = one.departure_id) >= :day', {
        day: daysBefore(kampalaDay(), keyDays),
      })
      .getMany();
    return rows[0] ?? null;
  }

  /** Somebody came with a key that opens nothing. Throws RATE_LIMITED after ten of an address. */
  async countWrong({ ip, reportLimit }: Actor): Promise<null> {
    const { rateLimits, callCounts } = this.#deps;
    if (rateLimits) await countCall(callCounts, [{ limit: wrongKeys, key: callerOf(ip) }], reportLimit);
    return null;
  }
}

/** Throws what everybody hears who comes with a key that opens nothing. */
export function wrongKey(): never {
  throw new AppError(
    'NOT_FOUND',
    'This link does not open a booking. Please use that of your last mail, or have a new one sent.',
  );
}
