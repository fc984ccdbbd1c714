import type { DataSource, EntityManager } from 'typeorm';
import type { BookingTraveller, TravellerDetails, TravellerInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { parseId } from '../../../platform/ids.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { findBooking, lockBooking, writeBooking } from '../booking-rows.ts';
import { BookingTravellerEntity } from '../booking-traveller.entity.ts';
import { saveTravellers } from '../guest/save-travellers.ts';
import { hasPassport, openDetails } from '../guest/traveller-details.ts';
import { deedOn, type RecordDeps, recordDeed } from '../record-state.ts';
import type { BookingParts } from './booking-parts.ts';

export interface TravellersDeps extends RecordDeps {
  db: DataSource;
  idempotency: Idempotency;
  sealed: SealedText;
}

interface Deps extends TravellersDeps {
  parts: BookingParts;
}

/** Who travels, with what is sealed: passports, nationalities and dates of birth. */
export class TravellersService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** That they were opened, and by whom, is recorded or they are not opened; with the same `opening` once. Throws NOT_FOUND. */
  async open(actor: Actor, id: string | number, opening?: string | null): Promise<TravellerDetails[]> {
    const { db, idempotency, activity, timeline, sealed } = this.#deps;
    const { id: bookingId } = await findBooking(db.manager, id);
    const request = {
      operation: 'open travellers',
      actor,
      key: opening,
      path: ['opening'],
      input: bookingId,
      about: () => [{ kind: 'booking', id: bookingId }],
    };
    await idempotency.run(request, async (manager) => {
      const deed = deedOn(bookingId, 'Opened the travellers of');
      await activity.record(manager, actor, { ...deed, type: 'read' });
      await timeline.record(manager, actor, { kind: 'booking', id: bookingId }, { type: 'travellersOpened' });
      return {};
    });
    return (await travellersOf(db.manager, bookingId)).map(({ id, residence, ageBand, name, details }) => ({
      id,
      residence,
      ageBand,
      name,
      ...openDetails(sealed, details),
    }));
  }

  /** Who they are, and whether there is a passport of each. */
  async listed(bookingId: number): Promise<BookingTraveller[]> {
    const { sealed } = this.#deps;
    return (await this.#deps.parts.travellers(bookingId)).map(
      ({ id, residence, ageBand, name, details }) => ({
        id,
        residence,
        ageBand,
        name,
        hasPassport: hasPassport(sealed, details),
      }),
    );
  }

  /** What is left out is left. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when the booking has ended. */
  save(actor: Actor, id: string | number, given: readonly TravellerInput[]): Promise<BookingEntity> {
    const { sealed } = this.#deps;
    return this.#change(actor, id, (manager, row) => saveTravellers(manager, sealed, row, given));
  }

  /** Takes somebody out who travels along: the seat stays, as 'traveller 2'. Throws NOT_FOUND. */
  async erase(actor: Actor, id: string | number, travellerId: string | number): Promise<BookingEntity> {
    return this.#change(actor, id, async (manager, row) => {
      const which = { id: parseId(travellerId) ?? 0, bookingId: row.id };
      const { affected } = await manager.update(BookingTravellerEntity, which, { name: '', details: null });
      if (!affected) throw new AppError('NOT_FOUND', 'This traveller is not on this booking any more.');
    });
  }

  async #change(
    actor: Actor,
    id: string | number,
    work: (manager: EntityManager, row: BookingEntity) => Promise<void>,
  ): Promise<BookingEntity> {
    const { db } = this.#deps;
    await db.transaction(async (manager) => {
      const row = await lockBooking(manager, await findBooking(manager, id));
      if (row.anonymisedAt) throw conflict('This booking is anonymised and cannot be changed.');
      await work(manager, row);
      await writeBooking(manager, actor, row, {}, new Date());
      const deed = ['Changed the travellers of', { type: 'travellers' }] as const;
      await recordDeed(this.#deps, manager, actor, row.id, deed);
    });
    return findBooking(db.manager, id);
  }
}

const travellersOf = (manager: EntityManager, bookingId: number) =>
  manager.find(BookingTravellerEntity, { where: { bookingId }, order: { position: 'ASC', id: 'ASC' } });
