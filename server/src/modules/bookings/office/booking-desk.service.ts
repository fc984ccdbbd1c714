import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { bookingContactInputRules, staffBookingInputRules } from '../../../generated/rules.ts';
import type { BookingContactInput, StaffBookingInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { parseId } from '../../../platform/ids.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { isUnchanged, refuseStale } from '../../content/conflict.ts';
import { inputFrom } from '../../content/input-from.ts';
import { email, formField } from '../../inbox/fields.ts';
import type { WorkService } from '../../office/work.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { findBooking, lockBooking, writeBooking } from '../booking-rows.ts';
import type { BookingsService } from '../bookings.service.ts';
import { partyInput } from '../guest/booking.input.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { BookingMails } from '../mails/booking-mails.ts';
import type { PartyPricesService } from '../party-prices.service.ts';
import { type RecordDeps, recordDeed } from '../record-state.ts';

export interface BookingDeskDeps extends RecordDeps {
  db: DataSource;
  idempotency: Idempotency;
  work: Pick<WorkService, 'follow'>;
  bookings: BookingsService;
  bookingKeys: BookingKeys;
  bookingMails: BookingMails;
  partyPrices: PartyPricesService;
}

const address = email(bookingContactInputRules.email.maxLength);

/** Guests who book by telephone may have none; null is the empty text. */
const optionalEmail = z
  .string()
  .nullish()
  .transform((given) => (given === undefined ? undefined : (given ?? '').trim()))
  .refine((given) => !given || address.safeParse(given).success, 'Email is not valid.');

const contactInput = inputFrom(bookingContactInputRules, formField, { email: optionalEmail });
const { firstName, lastName, phone, message } = staffBookingInputRules;
const newBookingInput = inputFrom({ firstName, lastName, phone, message }, formField).extend({
  email: optionalEmail,
  party: partyInput,
});

/** Books for guests as by telephone, and corrects who they are. */
export class BookingDesk {
  readonly #deps: BookingDeskDeps;

  constructor(deps: BookingDeskDeps) {
    this.#deps = deps;
  }

  /** Confirmed, or held up to a moment. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  add(actor: Actor, input: StaffBookingInput, key?: string | null): Promise<BookingEntity> {
    return this.#take(actor, input, { operation: 'add booking', key, source: 'staff', registrationId: null });
  }

  /** Once for each registration, whose health data stays where it is. As `add`. */
  async addOfRegistration(
    actor: Actor,
    registrationId: string | number,
    input: StaffBookingInput,
    key?: string | null,
  ): Promise<BookingEntity> {
    const id = parseId(registrationId) ?? noRegistration();
    const kind = { operation: 'book registration', key, source: 'registration', registrationId: id } as const;
    return this.#take(actor, input, kind);
  }

  /** With `version` throws CONFLICT when somebody saved in between. Throws NOT_FOUND and BAD_USER_INPUT. */
  async updateContact(
    actor: Actor,
    id: string | number,
    input: BookingContactInput,
    version?: number | null,
  ): Promise<BookingEntity> {
    const { db, bookingKeys, bookingMails } = this.#deps;
    const given = parseInput(contactInput, input);
    await bookingKeys.load();
    await db.transaction(async (manager) => {
      const row = await lockBooking(manager, await findBooking(manager, id));
      await refuseStale(manager, row, { intent: 'save', noun: 'booking', version });
      if (row.anonymisedAt) throw conflict('This booking is anonymised and cannot be changed.');
      const contact = { ...given, email: given.email ?? row.email, message: given.message ?? row.message };
      if (isUnchanged(row, contact)) return;
      const isOtherAddress = contact.email.toLowerCase() !== row.email.toLowerCase();
      const keyCounter = row.keyCounter + 1;
      // The link is in the mailbox of the address that was wrong: it ends, and the right one gets its own.
      const key = isOtherAddress
        ? { keyCounter, keyHash: await bookingKeys.hashFor({ uuid: row.uuid, keyCounter }) }
        : {};
      await writeBooking(manager, actor, row, { ...contact, ...key }, new Date());
      await recordDeed(this.#deps, manager, actor, row.id, ['Updated', { type: 'edited' }]);
      if (isOtherAddress && row.email !== '') await bookingMails.sendLink(manager, row);
    });
    return findBooking(db.manager, id);
  }

  /** To another date. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async move(
    actor: Actor,
    id: string | number,
    departureId: string | number,
    tell?: boolean | null,
  ): Promise<BookingEntity> {
    return this.#deps.bookings.move(actor, id, dateOf(departureId), { tell });
  }

  async #take(
    actor: Actor,
    input: StaffBookingInput,
    { operation, key, source, registrationId }: Kind,
  ): Promise<BookingEntity> {
    const { idempotency, bookings, partyPrices } = this.#deps;
    const { departureId, tell, ...given } = input;
    const holdUntil = input.holdUntil == null ? null : new Date(input.holdUntil);
    const { party, ...contact } = parseInput(newBookingInput, given);
    const number = dateOf(departureId);
    const request = {
      operation,
      actor,
      key,
      path: ['key'],
      input: { ...input, registrationId },
      about: ({ id }: { id: number }) => [{ kind: 'booking', id }],
    };
    return bookings.take(
      actor,
      number,
      async (manager, departure) => {
        if (registrationId !== null) await lockRegistration(manager, registrationId);
        if (holdUntil && holdUntil <= departure.now)
          throw badField('holdUntil', 'A hold must end in the future.');
        const quote = await partyPrices.quote(manager, departure, party, {
          isByStaff: true,
          isPriceOptional: true,
        });
        return {
          party: quote.party,
          state: holdUntil ? 'held' : 'confirmed',
          holdUntil,
          mode: quote.mode,
          source,
          contact: { ...contact, email: contact.email ?? '', message: contact.message ?? '' },
          pricing: quote.pricing,
          terms: quote.terms,
          registrationId,
        };
      },
      {
        isByStaff: true,
        mail: tell === false ? null : holdUntil ? 'held' : 'confirmed',
        made: async (manager, row) => {
          if (registrationId !== null) await this.#noteRegistration(manager, actor, registrationId, row);
        },
        within: (run) => idempotency.run(request, run),
      },
    );
  }

  /** Its registration waits for nobody any more, unless staff said otherwise before. */
  async #noteRegistration(
    manager: EntityManager,
    actor: Actor,
    id: number,
    { state }: BookingEntity,
  ): Promise<void> {
    const { work } = this.#deps;
    const subject = { kind: 'registration', id } as const;
    await work.follow(manager, actor, subject, { from: 'new', to: 'inContact' });
    if (state === 'confirmed')
      await work.follow(manager, actor, subject, { from: 'inContact', to: 'confirmed' });
  }
}

interface Kind {
  operation: string;
  key: string | null | undefined;
  source: 'staff' | 'registration';
  registrationId: number | null;
}

/** Throws NOT_FOUND, and CONFLICT when it is anonymised or has a booking already. */
async function lockRegistration(manager: EntityManager, id: number): Promise<void> {
  const [row] = await manager.query(
    `SELECT anonymised_at IS NOT NULL AS "isAnonymised",
       (SELECT reference FROM bookings WHERE registration_id = registrations.id LIMIT 1) AS reference
     FROM registrations WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) noRegistration();
  if (row.isAnonymised) throw conflict('This registration is anonymised: it cannot be booked.');
  if (row.reference) throw conflict(`This registration is booked already, as ${row.reference}.`);
}

/** The number of a date. Throws BAD_USER_INPUT. */
function dateOf(id: string | number): number {
  const number = parseId(id);
  if (number === null) throw badField('departureId', 'Please choose a date.');
  return number;
}

function noRegistration(): never {
  throw new AppError('NOT_FOUND', 'Registration not found');
}
