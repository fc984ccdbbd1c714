// A booking as who has its key sees it.
import type { EntityManager } from 'typeorm';
import type { BookingState, BookingTraveller, TravellerBooking } from '../../../generated/schema.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import { mayBecome } from '../../departures/booking-states.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity, type PriceLine } from '../booking-line.entity.ts';
import { paidOf, undecidedOf } from '../booking-money.ts';
import { refundFor } from '../booking-transitions.ts';
import { BookingTravellerEntity } from '../booking-traveller.entity.ts';
import { hasPassport } from './traveller-details.ts';

export type BookingLineMapper = PriceLine;
export type BookingTravellerMapper = BookingTraveller;

export interface TravellerBookingMapper
  extends Omit<TravellerBooking, 'lines' | 'papers' | 'payments' | 'payOnline' | 'openPayment'> {
  id: number;
  lines: BookingLineMapper[];
  /** The database's clock: holds end by it. */
  now: Date;
}

interface OfDeparture
  extends Pick<TravellerBookingMapper, 'programId' | 'startsOn' | 'endsOn' | 'startTime' | 'paid' | 'now'> {
  /** Of what is paid, what is not on its way back already. */
  left: number;
}

export async function travellerBookingOf(
  manager: EntityManager,
  sealed: SealedText,
  row: BookingEntity,
): Promise<TravellerBookingMapper> {
  const bookingId = row.id;
  const [departure]: OfDeparture[] = await manager.query(
    `SELECT (SELECT id FROM programs WHERE id = program_id AND is_active AND status = 'published' AND deleted_at IS NULL) AS "programId",
       starts_on AS "startsOn", ends_on AS "endsOn", start_time AS "startTime", ${paidOf('$1')} AS paid,
       ${undecidedOf('$1')} AS "left", clock_timestamp() AS now
     FROM departures WHERE id = $2`,
    [bookingId, row.departureId],
  );
  if (!departure) throw new Error(`Booking ${bookingId} has no departure.`);
  const order = { position: 'ASC', id: 'ASC' } as const;
  const lines = await manager.find(BookingLineEntity, { where: { bookingId }, order });
  const travellers = await manager.find(BookingTravellerEntity, { where: { bookingId }, order });
  const { left, ...shown } = departure;
  const { paid, startsOn, now } = shown;
  const refund = canCancel(row, startsOn, now)
    ? refundFor(row, { paid: left, departure: { startsOn, now }, byAgency: false })
    : 0;
  return {
    ...row,
    ...shown,
    ...dueOf(row, paid),
    addressConfirmed: row.addressConfirmedAt !== null,
    canExtend: canExtend(row, now),
    canCancel: canCancel(row, startsOn, now),
    lines,
    termsAcceptedAt: row.termsAt,
    refund,
    kept: Math.max(left, 0) - refund,
    travellers: travellers.map(({ details, ...traveller }) => ({
      ...traveller,
      hasPassport: hasPassport(sealed, details),
    })),
    needsPassports: needsPassports(lines),
  };
}

/** A hold can be made longer once, while it is one. */
export const canExtend = (
  { state, extendedAt, holdUntil }: Pick<BookingEntity, 'state' | 'extendedAt' | 'holdUntil'>,
  now: Date,
): boolean => state === 'held' && extendedAt === null && holdUntil !== null && holdUntil > now;

/** Before the first day of the journey. */
export const canCancel = ({ state }: { state: BookingState }, startsOn: string, now: Date): boolean =>
  mayBecome(state, 'cancelled') && kampalaDay(now) < startsOn;

/** Where a permit is part of the price, it is made out by passport. */
export const needsPassports = (lines: readonly Pick<BookingLineEntity, 'unitPermit'>[]): boolean =>
  lines.some(({ unitPermit }) => unitPermit > 0);

/** What is to be paid next, and by when. */
function dueOf({ state, total, deposit, holdUntil, balanceDueOn }: BookingEntity, paid: number) {
  if (total === null || deposit === null) return { due: 0, dueOn: null };
  if (state === 'held')
    return { due: Math.max(deposit - paid, 0), dueOn: holdUntil && kampalaDay(holdUntil) };
  const rest = Math.max(total - paid, 0);
  if (state !== 'confirmed' || rest === 0) return { due: 0, dueOn: null };
  return { due: rest, dueOn: balanceDueOn };
}
