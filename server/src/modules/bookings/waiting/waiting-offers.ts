import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { LockedDeparture } from '../../departures/seats.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingMaker } from '../booking-maker.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { PartyPricesService } from '../party-prices.service.ts';
import { clock } from '../record-state.ts';
import { WaitingEntity } from './waiting.entity.ts';

interface WaitingOffersDeps {
  settings: Pick<SettingsService, 'published'>;
  partyPrices: PartyPricesService;
  bookingMaker: BookingMaker;
  bookingMails: BookingMails;
}

const hour = 3_600_000;

/** Gives seats that came free to who waits for them, as a hold. */
export class WaitingOffers {
  readonly #deps: WaitingOffersDeps;

  constructor(deps: WaitingOffersDeps) {
    this.#deps = deps;
  }

  /** To the parties in their order, as far as they fit; within the lock of the departure. */
  async offer(manager: EntityManager, departure: LockedDeparture): Promise<void> {
    if (departure.status !== 'open' || !departure.isBeforeCutoff) return;
    let left = departure.capacity - departure.taken;
    const parties = await manager.find(WaitingEntity, {
      where: { departureId: departure.id, state: 'waiting' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const party of parties) {
      if (left <= 0) return;
      if (party.seats > left) continue;
      await this.offerTo(manager, clock, departure, party);
      left -= party.seats;
    }
  }

  /** To this party, whose seats are free. */
  async offerTo(
    manager: EntityManager,
    actor: Actor,
    departure: LockedDeparture,
    party: WaitingEntity,
  ): Promise<void> {
    const { partyPrices, settings, bookingMaker, bookingMails } = this.#deps;
    const { bookings = {} } = await settings.published();
    const { terms, pricing } = await partyPrices.quote(manager, departure, party.party, {
      isByStaff: true,
      isPriceOptional: true,
    });
    const { now, cutoffAt } = departure;
    const { firstName, lastName, email, phone, termsAt, termsIp } = party;
    const holdUntil = new Date(now.getTime() + (bookings.waitingHours ?? 24) * hour);
    const row = await bookingMaker.make(manager, actor, departure, {
      party: party.party,
      state: 'held',
      // Nobody books after the cut-off but who staff let.
      holdUntil: holdUntil < cutoffAt || cutoffAt <= now ? holdUntil : cutoffAt,
      mode: 'instant',
      source: 'waiting',
      contact: { firstName, lastName, email, phone, message: '' },
      pricing,
      terms,
      termsAt,
      termsIp,
    });
    const changed = { state: 'offered', stateAt: now, bookingId: row.id } as const;
    await manager.update(WaitingEntity, party.id, changed);
    Object.assign(party, changed);
    await bookingMails.enqueue(manager, row, 'placeOffered');
  }
}
