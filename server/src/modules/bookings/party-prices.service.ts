import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type {
  BookingMode,
  BookingQuote,
  BookingQuoteInput,
  CancellationStepInput,
} from '../../generated/schema.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors.ts';
import { canonicalJson } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { badField } from '../../platform/validation.ts';
import { priceOf, seatsOf, type Tier, tiersThatHold } from '../departures/price-calculation.ts';
import type { LockedDeparture, Seats } from '../departures/seats.ts';
import { balanceOf, type Terms, termsOf } from '../departures/terms.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Pricing } from './booking-maker.ts';
import { type Party, partyOf } from './party.ts';

interface PartyPricesDeps {
  db: DataSource;
  settings: Pick<SettingsService, 'published'>;
  seats: Pick<Seats, 'read'>;
}

/** What a party is told before it books, and agrees to. */
export interface Quote {
  /** In one spelling. */
  party: Party;
  mode: 'request' | 'instant';
  pricing: Pricing;
  terms: Terms;
  /** Names all of it: another price or other terms have another one. */
  quoted: string;
}

interface Asked {
  /** Staff book what visitors do not see, and what they may only ask about. */
  isByStaff?: boolean;
  /** Where somebody has no price on that day the office says later what it costs. */
  isPriceOptional?: boolean;
}

/** What a visitor is told who asks what a journey would cost. */
export interface BookingQuoteMapper extends Omit<BookingQuote, 'departure' | 'lines'> {
  departureId: number;
  lines: Pricing['lines'];
}

/** What the database keeps of a party. */
const mostSeats = 500;

/** What journeys cost whom. */
export class PartyPricesService {
  readonly #deps: PartyPricesDeps;

  constructor(deps: PartyPricesDeps) {
    this.#deps = deps;
  }

  /** For a visitor, with the seats that are free now. Throws as `quote`, and BAD_USER_INPUT when the date is over. */
  async forGuest(asked: BookingQuoteInput): Promise<BookingQuoteMapper> {
    const [told, { status, isBeforeCutoff }] = await this.#told(asked);
    if (status === 'open' && isBeforeCutoff) return told;
    throw badField('departureId', 'This date cannot be booked any more. Please choose another one.');
  }

  /** The same for staff, of whatever date there is. */
  async forOffice(asked: BookingQuoteInput): Promise<BookingQuoteMapper> {
    const [told] = await this.#told(asked, { isByStaff: true });
    return told;
  }

  async #told(
    { departureId, party: given }: BookingQuoteInput,
    how?: Asked,
  ): Promise<[BookingQuoteMapper, LockedDeparture]> {
    const { db, seats } = this.#deps;
    const departure = await seats.read(parseId(departureId) ?? 0);
    const { pricing, party, ...quote } = await this.quote(db.manager, departure, given, how);
    const { id, programId, programName, capacity, taken } = departure;
    const told = {
      ...quote,
      ...pricing,
      departureId: id,
      // One without a program is not seen by guests, and was refused.
      programId: programId ?? 0,
      programName: programName ?? '',
      seats: seatsOf(party),
      seatsLeft: Math.max(capacity - taken, 0),
    };
    return [told, departure];
  }

  /**
   * What a party pays at the prices of this moment, as the transaction of `manager` sees them. Throws NOT_FOUND when visitors do not see the
   * program, and BAD_USER_INPUT with a sentence when it is not booked online, or somebody has no price on that day.
   */
  async quote(
    manager: EntityManager,
    departure: Pick<LockedDeparture, 'id' | 'startsOn'>,
    given: Party,
    { isByStaff = false, isPriceOptional = false }: Asked = {},
  ): Promise<Quote> {
    const party = partyOf(given);
    if (seatsOf(party) > mostSeats) {
      const message = `A party can have ${mostSeats} travellers at most. For more please write to us or call.`;
      throw badField('party', message);
    }
    const { bookings = {} } = await this.#deps.settings.published();
    const program = await programOf(manager, departure.id);
    if (!isByStaff) refuseUnseen(program);
    const terms = termsOf(program, bookings);
    const tiers = tiersThatHold(program?.tiers ?? [], program?.ownTiers ?? []);
    const { startsOn } = departure;
    const price = priceOf({ tiers, party, startsOn, rate: bookings.ugxForUsd ?? null });
    if (price.is === 'refused' && !isPriceOptional) throw badField(['party', price.at], price.message);
    const pricing: Pricing =
      price.is === 'priced'
        ? { ...moneyOf(price), ...balanceOf(terms, price.total, startsOn, kampalaDay()) }
        : unpriced;
    // Nothing can be paid of a price that nobody said.
    const mode = program?.bookingMode === 'instant' && price.is === 'priced' ? 'instant' : 'request';
    const agreed = { departure: departure.id, party, mode, pricing, terms: terms.version };
    return { party, mode, pricing, terms, quoted: fingerprint(agreed) };
  }
}

export const unpriced: Pricing = {
  lines: [],
  currency: null,
  rate: null,
  total: null,
  permitTotal: null,
  deposit: null,
  balanceDueOn: null,
};

const moneyOf = ({
  lines,
  currency,
  rate,
  total,
  permitTotal,
}: Extract<ReturnType<typeof priceOf>, { is: 'priced' }>) => ({ lines, currency, rate, total, permitTotal });

/** Names all that is agreed: anything else has another name. */
export const fingerprint = (agreed: object) =>
  createHash('sha256').update(canonicalJson(agreed)).digest('base64url').slice(0, 22);

interface ProgramOfDeparture {
  bookingMode: BookingMode;
  isSeen: boolean;
  depositPercent: number | null;
  balanceDueDays: number | null;
  cancellationSteps: CancellationStepInput[];
  permitKeptDays: number | null;
  tiers: Tier[];
  ownTiers: Tier[];
}

/** Null when it is gone for good. */
async function programOf(manager: EntityManager, departureId: number): Promise<ProgramOfDeparture | null> {
  const rows = await queryPrepared<ProgramOfDeparture>(manager, 'program of a departure', programSql, [
    departureId,
  ]);
  return rows[0] ?? null;
}

const tiersWhere = (where: string) => `coalesce((SELECT json_agg(json_build_object('residence', residence,
    'ageBand', age_band, 'currency', currency, 'amount', amount, 'permit', permit, 'peopleFrom', people_from,
    'peopleTo', people_to, 'daysFrom', days_from, 'daysTo', days_to) ORDER BY position)
  FROM price_tiers WHERE ${where}), '[]')`;

const programSql = `SELECT booking_mode AS "bookingMode",
    is_active AND programs.status = 'published' AND deleted_at IS NULL AND departures.status <> 'draft' AND title IS NULL AS "isSeen",
    deposit_percent AS "depositPercent", balance_due_days AS "balanceDueDays",
    cancellation_steps AS "cancellationSteps", permit_kept_days AS "permitKeptDays",
    ${tiersWhere('price_tiers.program_id = programs.id AND departure_id IS NULL')} AS tiers,
    ${tiersWhere('departure_id = departures.id')} AS "ownTiers"
  FROM departures JOIN programs ON programs.id = program_id WHERE departures.id = $1`;

function refuseUnseen(program: ProgramOfDeparture | null): asserts program is ProgramOfDeparture {
  if (!program?.isSeen) throw new AppError('NOT_FOUND', 'Departure not found');
  if (program.bookingMode !== 'enquiry') return;
  const message = 'This journey cannot be booked online. Please write to us or register for it.';
  throw badField('departureId', message);
}
