import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { refuseSoldOut, type Seats } from '../../departures/seats.ts';
import { departureOf, refuseOver } from '../booking-rows.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import { WaitingEntity } from '../waiting/waiting.entity.ts';
import type { WaitingOffers } from '../waiting/waiting-offers.ts';
import { departureNumber } from './departure-number.ts';

export interface WaitingDeskDeps {
  db: DataSource;
  activity: Pick<ActivityService, 'record'>;
  seats: Seats;
  bookingKeys: BookingKeys;
  waitingOffers: WaitingOffers;
}

export type WaitingPartyMapper = WaitingEntity;

/** The waiting lists, as staff look after them. */
export class WaitingDesk {
  readonly #deps: WaitingDeskDeps;

  constructor(deps: WaitingDeskDeps) {
    this.#deps = deps;
  }

  /** Those who wait or are offered seats, in their order. Throws NOT_FOUND. */
  async list(departureId: string | number): Promise<WaitingEntity[]> {
    const number = await departureNumber(this.#deps.db, departureId);
    return this.#deps.db.manager.find(WaitingEntity, {
      where: [
        { departureId: number, state: 'waiting' },
        { departureId: number, state: 'offered' },
      ],
      order: { id: 'ASC' },
    });
  }

  /** Offers free seats to this party now, whoever stands before it. Throws NOT_FOUND and CONFLICT. */
  async offer(actor: Actor, id: string | number): Promise<WaitingEntity> {
    const { db, seats, bookingKeys, waitingOffers } = this.#deps;
    const { id: partyId, departureId } = await find(db.manager, id);
    await bookingKeys.load();
    await seats.change([departureId], async (manager, departures) => {
      const party = await lockWaiting(manager, partyId);
      const departure = departureOf(departures, departureId);
      refuseOver(departure);
      refuseSoldOut(departure, party.seats);
      await waitingOffers.offerTo(manager, actor, departure, party);
      await this.#note(manager, actor, party, 'Offered seats to');
      return {};
    });
    return find(db.manager, partyId);
  }

  /** Takes a party off and answers its number. Throws NOT_FOUND and CONFLICT. */
  async remove(actor: Actor, id: string | number): Promise<number> {
    const { db } = this.#deps;
    return db.transaction(async (manager) => {
      const party = await lockWaiting(manager, (await find(manager, id)).id);
      await manager.update(WaitingEntity, party.id, { state: 'left', stateAt: new Date() });
      await this.#note(manager, actor, party, 'Took off');
      return party.id;
    });
  }

  async #note(manager: EntityManager, actor: Actor, party: WaitingEntity, did: string): Promise<void> {
    const description = `${did} a party of ${party.seats} on the waiting list of departure ${party.departureId}`;
    const line = { type: 'update', description, entityType: 'waiting', entityId: party.id } as const;
    await this.#deps.activity.record(manager, actor, line);
  }
}

const find = (manager: EntityManager, id: string | number): Promise<WaitingEntity> =>
  demandRow(manager, WaitingEntity, id, 'This party is not on a waiting list any more.');

/** One that waits, which nobody else changes until the transaction ends. Throws CONFLICT when it does not wait. */
async function lockWaiting(manager: EntityManager, id: number): Promise<WaitingEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const party = await manager.findOneOrFail(WaitingEntity, { where: { id }, lock });
  if (party.state === 'waiting') return party;
  throw conflict(
    party.state === 'offered'
      ? 'This party is offered seats already: confirm or cancel its booking.'
      : 'This party does not wait any more. Reload to see who does.',
  );
}
