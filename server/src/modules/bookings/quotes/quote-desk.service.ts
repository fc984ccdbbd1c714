import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueryQuotesArgs, QuoteInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { rowLoader } from '../../../platform/database/loaders.ts';
import { rowById } from '../../../platform/database/row-by-id.ts';
import { selectAll } from '../../../platform/database/rows.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { type Connection, readPage } from '../../../platform/paging/connection.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import { isUnchanged, refuseStale } from '../../content/conflict.ts';
import type { WorkService } from '../../office/work.service.ts';
import { demandRight } from '../../rights.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { writeBooking } from '../booking-rows.ts';
import type { BookingAtWork } from '../booking-transitions.ts';
import type { WithinBooking } from '../bookings.service.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { QuoteMails } from './mails/quote-mails.ts';
import { QuoteEntity } from './quote.entity.ts';
import { columnsOf, isOtherJourney, isOtherPrice, refuseUnknownOrigin } from './quote-columns.ts';
import { readQuote } from './quote-input.ts';
import { listingOf } from './quote-list.ts';
import { findQuote, lockQuote, writeQuote } from './quote-rows.ts';
import { changedMeanwhile, endOfDay, type QuoteSeats } from './quote-seats.ts';

export type QuoteConnectionMapper = Connection<QuoteEntity>;

export interface QuoteDeskDeps {
  db: DataSource;
  activity: ActivityService;
  idempotency: Idempotency;
  settings: Pick<SettingsService, 'published'>;
  bookingKeys: BookingKeys;
  work: Pick<WorkService, 'follow'>;
  quoteSeats: QuoteSeats;
  quoteMails: QuoteMails;
}

/** Quotes as staff write, send and take them back. */
export class QuoteDesk {
  readonly #deps: QuoteDeskDeps;
  readonly #select: string;
  readonly #ofBookings = rowLoader((ids) => this.#quotesOf(ids), 'bookingId');
  readonly #holding = rowLoader((ids) => this.#holdingOf(ids), 'id');

  constructor(deps: QuoteDeskDeps) {
    this.#deps = deps;
    this.#select = selectAll(deps.db, QuoteEntity);
  }

  /** One page of them. Throws BAD_USER_INPUT. */
  list({ search, sort, filter, ...page }: QueryQuotesArgs): Promise<QuoteConnectionMapper> {
    return readPage(this.#deps.db, page, listingOf(this.#select, { search, sort, filter }));
  }

  find(id: string | number): Promise<QuoteEntity | null> {
    return rowById(this.#deps.db.manager, QuoteEntity, id);
  }

  /** Those of these numbers that are there, in their order. */
  listed(ids: readonly number[]): Promise<QuoteEntity[]> {
    return this.#deps.db.query(`${this.#select} WHERE id = ANY($1::int[]) ORDER BY id`, [ids]);
  }

  /** The number of the quote that a booking was made of. */
  async ofBooking(id: number): Promise<number | null> {
    return (await this.#ofBookings.load(id))?.id ?? null;
  }

  /** Whether it holds seats at this moment. */
  async holdsSeats({ bookingId }: QuoteEntity): Promise<boolean> {
    return bookingId !== null && (await this.#holding.load(bookingId)) !== null;
  }

  async preview(id: string | number) {
    await this.#deps.bookingKeys.load();
    return this.#deps.quoteMails.preview(await findQuote(this.#deps.db.manager, id));
  }

  /** A draft. Throws BAD_USER_INPUT, and FORBIDDEN for prices without `handleMoney`. */
  async create(actor: Actor, input: QuoteInput, key?: string | null): Promise<QuoteEntity> {
    const { db, idempotency, settings } = this.#deps;
    const values = readQuote(input);
    if (values.lines.length > 0 || values.deposit !== null) demandRight(actor, 'handleMoney');
    const { bookings = {} } = await settings.published();
    const request = {
      operation: 'create quote',
      actor,
      key,
      path: ['key'],
      input,
      about: ({ id }: { id: number }) => [{ kind: 'quote', id }],
    };
    const { id } = await idempotency.run(request, async (manager) => {
      const columns = await columnsOf(manager, values, bookings);
      await refuseUnknownOrigin(manager, values);
      const now = new Date();
      const row: Omit<QuoteEntity, 'id'> = {
        ...columns,
        uuid: randomUUID(),
        keyCounter: 1,
        keyHash: null,
        stateAt: now,
        sentAt: null,
        state: 'draft',
        bookingId: null,
        declineReason: '',
        anonymisedAt: null,
        version: 1,
        registrationId: values.registrationId,
        messageId: values.messageId,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.user?.id ?? null,
      };
      const { identifiers } = await manager.insert(QuoteEntity, row);
      const id: number = identifiers[0]?.id;
      await this.#record(manager, actor, 'create', `Created quote ${id}`, id);
      return { id };
    });
    return findQuote(db.manager, id);
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT, FORBIDDEN for another price without `handleMoney`, and CONFLICT. */
  async update(
    actor: Actor,
    id: string | number,
    input: QuoteInput,
    version?: number | null,
  ): Promise<QuoteEntity> {
    const { bookingKeys, quoteMails, quoteSeats, settings } = this.#deps;
    const values = readQuote(input);
    await bookingKeys.load();
    const { bookings = {} } = await settings.published();
    return quoteSeats.change(actor, id, async (manager, row, at) => {
      await refuseStale(manager, row, { intent: 'save', noun: 'quote', version });
      refuseEnded(row, 'changed');
      if (isOtherPrice(row, values)) demandRight(actor, 'handleMoney');
      const columns = await columnsOf(manager, values, bookings);
      const isHeld = at !== null && at.row.state === 'held';
      if (isHeld && columns.holdSeats && isOtherJourney(row, columns)) throw heldOtherwise();
      if (isUnchanged(row, columns)) return;
      const isOtherAddress = row.email.toLowerCase() !== columns.email.toLowerCase();
      const keyCounter = row.keyCounter + 1;
      // The link lies in a mailbox that is not the guest's: it ends, and the right one gets its own.
      const key =
        isOtherAddress && row.keyHash
          ? { keyCounter, keyHash: await bookingKeys.hashFor({ uuid: row.uuid, keyCounter }) }
          : {};
      if (isHeld && !columns.holdSeats) {
        await quoteSeats.release(at);
        Object.assign(key, { bookingId: null });
      } else if (isHeld) await this.#follow(at, columns);
      await writeQuote(manager, actor, row, { ...columns, ...key });
      await this.#record(manager, actor, 'update', `Changed quote ${row.id}`, row.id);
      if (isOtherAddress && row.state === 'sent') await quoteMails.send(manager, row);
    });
  }

  /** Mails its link, and holds its seats when it says so. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT and UNAVAILABLE. */
  async send(actor: Actor, id: string | number, key?: string | null): Promise<QuoteEntity> {
    const { db, bookingKeys, idempotency, quoteSeats } = this.#deps;
    await bookingKeys.load();
    const found = await findQuote(db.manager, id);
    refuseUnready(found);
    const request = {
      operation: 'send quote',
      actor,
      key,
      path: ['key'],
      input: { id: found.id },
      about: () => [{ kind: 'quote', id: found.id }],
    };
    const within: WithinBooking = (run) => idempotency.run(request, run);
    const locked = async (manager: EntityManager) => {
      const row = await lockQuote(manager, found.id);
      if (row.version !== found.version) throw changedMeanwhile();
      return row;
    };
    const isHeld = await this.holdsSeats(found);
    if (found.holdSeats && !isHeld)
      await quoteSeats.hold(actor, found, {
        locked,
        within,
        taken: (manager, row, { id: bookingId }) => this.#sent(manager, actor, row, { bookingId }),
      });
    else
      await within(async (manager) => {
        await this.#sent(manager, actor, await locked(manager), {});
        return { id: found.id };
      });
    return findQuote(db.manager, found.id);
  }

  /** Also when it was before. Throws NOT_FOUND, and CONFLICT when the guest said something to it. */
  withdraw(actor: Actor, id: string | number): Promise<QuoteEntity> {
    const { quoteSeats } = this.#deps;
    return quoteSeats.change(actor, id, async (manager, row, at) => {
      if (row.state === 'withdrawn') return;
      if (row.state === 'accepted' || row.state === 'declined') refuseEnded(row, 'taken back');
      if (at) await quoteSeats.release(at);
      await writeQuote(manager, actor, row, { state: 'withdrawn' });
      await this.#record(manager, actor, 'update', `Withdrew quote ${row.id}`, row.id);
    });
  }

  async #sent(
    manager: EntityManager,
    actor: Actor,
    row: QuoteEntity,
    more: Pick<Partial<QuoteEntity>, 'bookingId'>,
  ): Promise<void> {
    const { bookingKeys, quoteMails, work } = this.#deps;
    const keyHash = await bookingKeys.hashFor(row);
    await writeQuote(manager, actor, row, { ...more, keyHash, state: 'sent', sentAt: new Date() });
    await quoteMails.send(manager, row);
    await this.#record(manager, actor, 'update', `Sent quote ${row.id}`, row.id);
    const { registrationId, messageId } = row;
    const registration = { kind: 'registration', id: registrationId ?? 0 } as const;
    const message = { kind: 'message', id: messageId ?? 0 } as const;
    if (registrationId !== null)
      await work.follow(manager, actor, registration, { from: 'new', to: 'inContact' });
    if (messageId !== null) await work.follow(manager, actor, message, { from: 'open', to: 'answered' });
  }

  /** The booking that holds its seats is held as long as the quote is good, and is the guest's of the quote. */
  async #follow({ manager, actor, row, departure }: BookingAtWork, quote: Partial<QuoteEntity>) {
    const { goodUntil, firstName, lastName, email, phone } = quote;
    const holdUntil = goodUntil ? endOfDay(goodUntil) : row.holdUntil;
    await writeBooking(manager, actor, row, { holdUntil, firstName, lastName, email, phone }, departure.now);
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    type: 'create' | 'update',
    description: string,
    entityId: number,
  ) {
    return this.#deps.activity.record(manager, actor, { type, description, entityType: 'quote', entityId });
  }

  #quotesOf(ids: readonly number[]): Promise<Pick<QuoteEntity, 'id' | 'bookingId'>[]> {
    return this.#deps.db.query(
      'SELECT id, booking_id AS "bookingId" FROM quotes WHERE booking_id = ANY($1)',
      [ids],
    );
  }

  #holdingOf(ids: readonly number[]): Promise<{ id: number }[]> {
    return this.#deps.db.query(
      `SELECT id FROM bookings WHERE id = ANY($1) AND state = 'held' AND hold_until > clock_timestamp()`,
      [ids],
    );
  }
}

/** Throws CONFLICT for one of which nothing is done any more. */
function refuseEnded({ state, anonymisedAt }: QuoteEntity, done: string): void {
  const open = state === 'draft' || state === 'sent' || state === 'expired';
  if (open && !anonymisedAt) return;
  const why = anonymisedAt ? 'anonymised' : state;
  const instead =
    state === 'accepted'
      ? 'Please change its booking instead.'
      : 'Please duplicate it, and send the new one.';
  throw conflict(`This quote is ${why}: it cannot be ${done} any more. ${instead}`);
}

/** Throws CONFLICT, and BAD_USER_INPUT while something is missing that the guest needs. */
function refuseUnready(row: QuoteEntity): void {
  refuseEnded(row, 'sent');
  if (row.lines.length === 0)
    throw badField('lines', 'Please write the price first: a quote needs at least one line.');
  if (row.goodUntil < kampalaDay())
    throw badField('goodUntil', 'The last day of this quote is over: please choose a later one first.');
}

const heldOtherwise = () =>
  conflict(
    'Seats are held for this quote, so its days and who travels stay as they are. Save it without holding seats first, or duplicate it.',
  );
