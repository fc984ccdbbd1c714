import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { LapsedBooking, LockedDeparture, SeatsFollower } from '../departures/seats.ts';
import { BookingEntity } from './booking.entity.ts';
import { addRefundToDecide, paidFor } from './booking-money.ts';
import type { BookingMails } from './mails/booking-mails.ts';
import { PaymentEntity } from './payment.entity.ts';
import { clock, type RecordDeps, recordState } from './record-state.ts';
import type { WaitingOffers } from './waiting/waiting-offers.ts';
import { setWaitingState } from './waiting/waiting-states.ts';

interface SeatsWatchDeps extends RecordDeps {
  bookingMails: BookingMails;
  waitingOffers: WaitingOffers;
}

/** What comes of seats that are free again, in the very transaction that frees them. */
export class SeatsWatch implements SeatsFollower {
  readonly #deps: SeatsWatchDeps;

  constructor(deps: SeatsWatchDeps) {
    this.#deps = deps;
  }

  async lapsed(
    manager: EntityManager,
    bookings: readonly LapsedBooking[],
    actor: Actor = clock,
  ): Promise<void> {
    for (const { id, state } of bookings) {
      const row = await manager.findOneByOrFail(BookingEntity, { id });
      await setWaitingState(manager, row, 'lapsed', row.stateAt);
      await recordState(this.#deps, manager, actor, row, { verb: 'Lapsed', from: state, to: 'expired' });
      if (await this.#wasPaidInPart(manager, actor, row)) continue;
      // An address that nobody confirmed may be a stranger's: it has had its one mail. Of seats held for a quote the guest was told nothing.
      if (row.addressConfirmedAt || (row.source !== 'web' && row.source !== 'quote'))
        await this.#deps.bookingMails.enqueue(manager, row, 'lapsed');
    }
  }

  offer(manager: EntityManager, departure: LockedDeparture): Promise<void> {
    return this.#deps.waitingOffers.offer(manager, departure);
  }

  /** What was paid online, and was not enough to confirm it, waits to be decided: nobody looked when it came in. */
  async #wasPaidInPart(manager: EntityManager, actor: Actor, row: BookingEntity): Promise<boolean> {
    const { id: bookingId, currency } = row;
    const online = { bookingId, direction: 'in', state: 'done', provider: Not(IsNull()) } as const;
    if (!currency || !(await manager.existsBy(PaymentEntity, online))) return false;
    const amount = await paidFor(manager, bookingId);
    if (amount <= 0) return false;
    const reason = 'The hold ended before enough was paid to confirm the booking.';
    await addRefundToDecide(manager, actor, { bookingId, amount, currency, reason });
    await this.#deps.bookingMails.enqueue(manager, row, 'paidTooLate', { refund: amount }, 'paidTooLate');
    return true;
  }

  /** Ends these holds before their time, under the lock of their departure. */
  async lapse(manager: EntityManager, actor: Actor, ids: readonly number[]): Promise<LapsedBooking[]> {
    const [rows]: [LapsedBooking[]] = await manager.query(
      `UPDATE bookings SET state = 'expired', state_at = clock_timestamp(), updated_at = clock_timestamp(),
         updated_by = $2, hold_until = NULL, version = version + 1
       WHERE id = ANY($1) AND state = 'held' RETURNING id, departure_id AS "departureId", 'held' AS state`,
      [ids, actor.user?.id ?? null],
    );
    await this.lapsed(manager, rows, actor);
    return rows;
  }
}
