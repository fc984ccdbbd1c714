import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { BookingState } from '../departures/booking-states.ts';
import { seatsOf } from '../departures/price-calculation.ts';
import type { LockedDeparture } from '../departures/seats.ts';
import type { Terms } from '../departures/terms.ts';
import { BookingEntity } from './booking.entity.ts';
import type { PriceLine } from './booking-line.entity.ts';
import { newBookingReference } from './booking-reference.ts';
import { insertParts } from './booking-rows.ts';
import type { BookingKeys } from './guest/booking-keys.ts';
import type { Party } from './party.ts';

/** What a party pays and when: nothing but lines without a sum while nobody said a price. */
export interface Pricing {
  lines: readonly PriceLine[];
  currency: 'USD' | 'UGX' | null;
  rate: number | null;
  total: number | null;
  permitTotal: number | null;
  deposit: number | null;
  balanceDueOn: string | null;
}

export interface NewBooking {
  party: Party;
  /** Of those who travel, in the order of the party, as far as they are known. */
  names?: readonly string[];
  state: Extract<BookingState, 'unconfirmed' | 'requested' | 'held' | 'confirmed'>;
  /** Null for a confirmed one. */
  holdUntil: Date | null;
  mode: BookingEntity['mode'];
  source: BookingEntity['source'];
  contact: Pick<BookingEntity, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'>;
  pricing: Pricing;
  terms: Terms;
  termsAt?: Date;
  /** Whether the guest is known to have the address. */
  isAddressConfirmed?: boolean;
  /** From which address they were accepted; empty for staff. */
  termsIp?: string;
  registrationId?: number | null;
  /** Keyed hash of where it came from. */
  callerHash?: string | null;
}

interface BookingMakerDeps {
  activity: Pick<ActivityService, 'insertRecorded'>;
  bookingKeys: BookingKeys;
}

/** Writes down a booking with its lines and travellers, within the lock of its departure. */
export class BookingMaker {
  readonly #deps: BookingMakerDeps;

  constructor(deps: BookingMakerDeps) {
    this.#deps = deps;
  }

  /** It takes its seats by being there: whether they are free was asked before. */
  async make(
    manager: EntityManager,
    actor: Actor,
    departure: LockedDeparture,
    booking: NewBooking,
  ): Promise<BookingEntity> {
    const { bookingKeys, activity } = this.#deps;
    const { party, names, pricing, contact, terms, state, holdUntil, mode, source } = booking;
    const { lines, ...money } = pricing;
    const { now, id: departureId, programName } = departure;
    const uuid = randomUUID();
    const keyCounter = 1;
    const columns: Omit<BookingEntity, 'id'> = {
      uuid,
      reference: newBookingReference(),
      departureId,
      programName: programName ?? '',
      seats: seatsOf(party),
      state,
      stateAt: now,
      holdUntil,
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.user?.id ?? null,
      mode,
      source,
      ...contact,
      registrationId: booking.registrationId ?? null,
      addressConfirmedAt: booking.isAddressConfirmed ? now : null,
      extendedAt: null,
      ...money,
      terms,
      termsVersion: terms.version,
      termsAt: booking.termsAt ?? now,
      termsIp: booking.termsIp ?? '',
      keyCounter,
      keyHash: await bookingKeys.hashFor({ uuid, keyCounter }),
      callerHash: booking.callerHash ?? null,
      assigneeId: null,
      anonymisedAt: null,
    };
    const entry = {
      type: 'create',
      description: `New booking for "${columns.programName}"`,
      entityType: 'booking',
    } as const;
    const id = await activity.insertRecorded(manager, actor, entry, { entity: BookingEntity, row: columns });
    await insertParts(manager, id, { lines, party, names });
    return Object.assign(manager.create(BookingEntity), columns, { id });
  }
}
