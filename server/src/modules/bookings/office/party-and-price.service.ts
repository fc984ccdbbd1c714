import type { EntityManager } from 'typeorm';
import { bookingLineInputRules } from '../../../generated/rules.ts';
import type { MutationSetBookingLinesArgs, PartyInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { conflict } from '../../../platform/errors.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { refuseStale } from '../../content/conflict.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { mostInAll, seatsOf, sumOf } from '../../departures/price-calculation.ts';
import { growPrivateDeparture } from '../../departures/private-departure.ts';
import { refuseSoldOut } from '../../departures/seats.ts';
import { balanceOf } from '../../departures/terms.ts';
import type { BookingEntity } from '../booking.entity.ts';
import type { PriceLine } from '../booking-line.entity.ts';
import type { Pricing } from '../booking-maker.ts';
import { replaceLines, writeBooking } from '../booking-rows.ts';
import { type BookingAtWork, countsAt } from '../booking-transitions.ts';
import type { BookingsService } from '../bookings.service.ts';
import { type Party, partyOf, travellersOf } from '../party.ts';
import type { PartyPricesService } from '../party-prices.service.ts';
import { deedOn, type RecordDeps } from '../record-state.ts';

export interface PartyAndPriceDeps extends RecordDeps {
  bookings: BookingsService;
  partyPrices: PartyPricesService;
}

const lineInput = inputFrom(bookingLineInputRules, contentField);

/** Who travels on a booking and what it costs, changed by staff with a reason. */
export class PartyAndPrice {
  readonly #deps: PartyAndPriceDeps;

  constructor(deps: PartyAndPriceDeps) {
    this.#deps = deps;
  }

  /**
   * Seats are taken or given back; lines are made anew at the prices of today, or stay where nobody wrote prices down. Throws NOT_FOUND,
   * BAD_USER_INPUT, and CONFLICT when the seats are not free.
   */
  changeParty(
    actor: Actor,
    id: string | number,
    given: readonly PartyInput[],
    { reason, version }: { reason: string; version?: number | null },
  ): Promise<BookingEntity> {
    const { bookings, partyPrices, timeline } = this.#deps;
    return bookings.change(actor, id, async (at) => {
      const { manager, row, departure } = at;
      await refuseChange(at, version);
      const party = partyOf(given);
      const seats = seatsOf(party);
      if (countsAt(row, departure.now) && seats > row.seats) {
        await growPrivateDeparture(manager, departure, seats - row.seats);
        refuseSoldOut(departure, seats - row.seats);
      }
      const quote = await partyPrices.quote(manager, departure, party, {
        isByStaff: true,
        isPriceOptional: true,
      });
      const before = row.seats;
      await writeBooking(manager, actor, row, { seats }, departure.now);
      await replaceTravellers(manager, row.id, party);
      const entry = { type: 'party', from: inSeats(before), to: inSeats(seats), text: reason } as const;
      await timeline.record(manager, actor, subjectOf(row), entry);
      // What a quote says was agreed line by line: no list of prices replaces it.
      if (quote.pricing.currency !== null && row.source !== 'quote') {
        const { lines, ...money } = quote.pricing;
        const due = balanceOf(row.terms, money.total ?? 0, departure.startsOn);
        await this.#setPrice(at, { ...money, ...due, lines }, null);
      }
      await this.#note(at, 'Changed who travels on');
    });
  }

  /** The lines of a price, written by hand. Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  setLines(
    actor: Actor,
    id: string | number,
    given: Omit<MutationSetBookingLinesArgs, 'id'>,
  ): Promise<BookingEntity> {
    const { currency, deposit, reason, version } = given;
    const lines = given.lines.map((line) => lineOf(parseInput(lineInput, line)));
    const total = sumOf(lines, ({ unitAmount }) => unitAmount);
    const permitTotal = sumOf(lines, ({ unitPermit }) => unitPermit);
    refuseSums({ total, permitTotal, deposit: deposit ?? 0 });
    return this.#deps.bookings.change(actor, id, async (at) => {
      await refuseChange(at, version);
      const due = balanceOf(at.row.terms, total, at.departure.startsOn);
      const asked = deposit ?? due.deposit;
      const balanceDueOn = asked < total ? (due.balanceDueOn ?? at.departure.startsOn) : null;
      const price = { lines, currency, rate: null, total, permitTotal, deposit: asked, balanceDueOn };
      await this.#setPrice(at, price, reason);
      await this.#note(at, 'Changed the price of');
    });
  }

  async #setPrice(at: BookingAtWork, { lines, ...money }: Pricing, reason: string | null): Promise<void> {
    const { manager, actor, row, departure } = at;
    if (row.currency !== null && money.currency !== row.currency)
      await refuseOtherCurrency(at, money.currency);
    const [from, to] = [sumIn(row), sumIn(money)];
    await writeBooking(manager, actor, row, money, departure.now);
    await replaceLines(manager, row.id, lines);
    if (from === to && reason === null) return;
    await this.#deps.timeline.record(manager, actor, subjectOf(row), {
      type: 'price',
      from,
      to,
      text: reason,
    });
  }

  async #note({ manager, actor, row }: BookingAtWork, did: string): Promise<void> {
    await this.#deps.activity.record(manager, actor, deedOn(row.id, did));
  }
}

const subjectOf = ({ id }: Pick<BookingEntity, 'id'>) => ({ kind: 'booking', id }) as const;
const inSeats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`;

const sumIn = ({ total, currency }: Pick<Pricing, 'total' | 'currency'>): string | null =>
  total === null || currency === null ? null : priceInWords(total, currency);

function lineOf({ text, count, unitAmount, unitPermit }: ReturnType<typeof parseLine>): PriceLine {
  return { text, count, unitAmount, unitPermit: unitPermit ?? 0, residence: null, ageBand: null };
}
const parseLine = (line: unknown) => parseInput(lineInput, line);

function refuseSums({
  total,
  permitTotal,
  deposit,
}: Record<'total' | 'permitTotal' | 'deposit', number>): void {
  if (total < 0)
    throw badField('lines', 'The lines come to less than nothing: please make the discount smaller.');
  if (total > mostInAll) throw badField('lines', 'The lines come to more than a booking can cost.');
  if (permitTotal > total) throw badField('lines', 'The permits cost more than all lines together.');
  if (deposit > total) throw badField('deposit', 'The deposit is more than the lines come to.');
}

/** Throws CONFLICT when somebody saved in between, and for a booking that has ended. */
async function refuseChange({ manager, row }: BookingAtWork, version?: number | null): Promise<void> {
  await refuseStale(manager, row, { intent: 'save', noun: 'booking', version });
  if (['unconfirmed', 'requested', 'held', 'confirmed'].includes(row.state)) return;
  throw conflict(`This booking is ${row.state}: nothing of it is changed any more.`);
}

async function refuseOtherCurrency({ manager, row }: BookingAtWork, currency: string | null): Promise<void> {
  const [payment] = await manager.query('SELECT FROM payments WHERE booking_id = $1 LIMIT 1', [row.id]);
  if (!payment) return;
  throw conflict(
    `Money of this booking is written down in ${row.currency}, and it would cost ${currency}. Please write its price lines by hand, in ${row.currency}.`,
  );
}

interface KnownTraveller {
  id: number;
  residence: string | null;
  ageBand: string | null;
}

/** As many of each kind as the party has: who is of a kind that stays keeps name and passport. */
async function replaceTravellers(manager: EntityManager, bookingId: number, party: Party): Promise<void> {
  const known: KnownTraveller[] = await manager.query(
    `SELECT id, residence, age_band AS "ageBand" FROM booking_travellers WHERE booking_id = $1
     ORDER BY name = '' AND details IS NULL, position`,
    [bookingId],
  );
  for (const { residence, ageBand, position } of travellersOf(party)) {
    const at = known.findIndex(
      (traveller) => traveller.residence === residence && traveller.ageBand === ageBand,
    );
    const [same] = at < 0 ? [] : known.splice(at, 1);
    if (same)
      await manager.query('UPDATE booking_travellers SET position = $2 WHERE id = $1', [same.id, position]);
    else
      await manager.query(
        'INSERT INTO booking_travellers (booking_id, position, residence, age_band) VALUES ($1, $2, $3, $4)',
        [bookingId, position, residence, ageBand],
      );
  }
  await manager.query('DELETE FROM booking_travellers WHERE id = ANY($1)', [known.map(({ id }) => id)]);
}
