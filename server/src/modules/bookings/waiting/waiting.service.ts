import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { WaitingPlace } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { seatsOf } from '../../departures/price-calculation.ts';
import type { LockedDeparture, Seats } from '../../departures/seats.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../../inbox/form-guard.ts';
import { BookingEntity } from '../booking.entity.ts';
import { departureOf, lockBooking, refuseClosed } from '../booking-rows.ts';
import type { BookingTransitions } from '../booking-transitions.ts';
import { newWaitingInput } from '../guest/booking.input.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { KeyHolders } from '../guest/key-holders.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { PartyPricesService } from '../party-prices.service.ts';
import { WaitingEntity } from './waiting.entity.ts';

interface WaitingDeps {
  db: DataSource;
  seats: Seats;
  idempotency: Idempotency;
  formGuard: FormGuard;
  partyPrices: PartyPricesService;
  bookingKeys: BookingKeys;
  bookingMails: BookingMails;
  transitions: BookingTransitions;
  keyHolders: KeyHolders;
}

/** Parties of one address that may wait at once. */
const mostPlaces = 4;

/** Waiting lists of dates that are full. */
export class WaitingService {
  readonly #deps: WaitingDeps;

  constructor(deps: WaitingDeps) {
    this.#deps = deps;
  }

  /** Puts a party on the list and promises the mail with its link. Throws BAD_USER_INPUT, and CONFLICT when there are seats for it. */
  async join(actor: Actor, input: unknown, form?: SubmittedForm | null): Promise<{ key: string }> {
    const { db, seats, formGuard, idempotency, bookingKeys } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot')
      return { key: randomBytes(16).toString('base64url') };
    const values = parseInput(newWaitingInput, input);
    await bookingKeys.load();
    const about = ({ id }: { id: number }) => [{ kind: 'waiting', id }] as const;
    const request = { operation: 'join waiting list', actor, ...keyOfForm(form), input, about };
    const join = async (manager: EntityManager, departures: ReadonlyMap<number, LockedDeparture>) => {
      const departure = departureOf(departures, values.departureId);
      return { id: await this.#join(manager, departure, values, actor) };
    };
    const { id } = await seats.change<{ id: number }>([values.departureId], join, (run) =>
      idempotency.run(request, run),
    );
    const row = await db.manager.findOneByOrFail(WaitingEntity, { id });
    return { key: await bookingKeys.keyFor(row) };
  }

  /** Null for a wrong key. */
  async find(actor: Actor, key: string): Promise<WaitingPlace | null> {
    const row = await this.#deps.keyHolders.findPlace(actor, key);
    return row && this.#shown(row);
  }

  /** Takes the party off; seats that it was offered go to the next. Throws NOT_FOUND for a wrong key, and CONFLICT for seats that it took. */
  async leave(actor: Actor, key: string): Promise<WaitingPlace> {
    const found = await this.#deps.keyHolders.place(actor, key);
    return this.#shown(await this.#leave(actor, found));
  }

  async #join(
    manager: EntityManager,
    departure: LockedDeparture,
    values: ReturnType<typeof newWaitingInput.parse>,
    actor: Actor,
  ): Promise<number> {
    const { partyPrices, bookingKeys, bookingMails } = this.#deps;
    refuseClosed(departure);
    const { firstName, lastName, email, phone } = values;
    const { party } = await partyPrices.quote(manager, departure, values.party);
    const seats = seatsOf(party);
    if (seats > departure.capacity)
      throw badField(
        'party',
        `This date never has more than ${departure.capacity} seats. Please choose another one, or write to us.`,
      );
    const left = departure.capacity - departure.taken;
    if (seats <= left)
      throw conflict('There are seats for you on this date: please book them.', {
        seatsLeft: left,
      });
    await refuseTwice(manager, departure.id, email);
    const uuid = randomUUID();
    const keyCounter = 1;
    const { now } = departure;
    const row = manager.create(WaitingEntity, {
      uuid,
      keyCounter,
      departureId: departure.id,
      party,
      seats,
      firstName,
      lastName,
      email,
      phone,
      state: 'waiting',
      stateAt: now,
      termsAt: now,
      termsIp: actor.ip,
      bookingId: null,
      keyHash: await bookingKeys.hashFor({ uuid, keyCounter }),
      createdAt: now,
    });
    await manager.insert(WaitingEntity, row);
    await bookingMails.sendWaiting(manager, row, departure);
    return row.id;
  }

  async #leave(actor: Actor, { id, departureId }: WaitingEntity): Promise<WaitingEntity> {
    await this.#deps.bookingKeys.load();
    return this.#deps.seats.change([departureId], async (manager, departures) => {
      const row = await demandRow(manager, WaitingEntity, id, 'Party not found', { lock: true });
      const departure = departureOf(departures, departureId);
      if (row.state === 'taken')
        throw conflict('This party took its seats: please cancel its booking instead.');
      if (row.state === 'offered' && row.bookingId) {
        const booking = await manager.findOneByOrFail(BookingEntity, { id: row.bookingId });
        const at = { manager, actor, row: await lockBooking(manager, booking), departure };
        await this.#deps.transitions.cancel(at, { tell: false });
      }
      if (row.state === 'waiting' || row.state === 'offered') {
        const changed = { state: 'left', stateAt: departure.now } as const;
        await manager.update(WaitingEntity, id, changed);
        Object.assign(row, changed);
      }
      return row;
    });
  }

  async #shown({ id, departureId, state, seats }: WaitingEntity): Promise<WaitingPlace> {
    const [departure] = await this.#deps.db.query(
      `SELECT starts_on AS "startsOn", ends_on AS "endsOn", programs.id AS "programId",
         coalesce(programs.name, '') AS "programName",
         (SELECT count(*)::integer FROM waiting WHERE departure_id = departures.id AND state = 'waiting' AND id < $2) AS before
       FROM departures LEFT JOIN programs ON programs.id = program_id WHERE departures.id = $1`,
      [departureId, id],
    );
    return { ...departure, before: state === 'waiting' ? departure.before : 0, state, seats };
  }
}

/** One place on each list, and not on all of them. */
async function refuseTwice(manager: EntityManager, departureId: number, email: string): Promise<void> {
  const [had] = await manager.query(
    `SELECT count(*)::integer AS places, coalesce(bool_or(departure_id = $1), false) AS here FROM waiting
     WHERE lower(email) = lower($2) AND state = 'waiting'`,
    [departureId, email],
  );
  if (had.here)
    throw conflict('This address waits for this date already: we write to it when seats come free.');
  if (had.places >= mostPlaces)
    throw conflict(
      `This address waits for ${mostPlaces} dates already. Please leave one of the lists first, or write to us.`,
    );
}
