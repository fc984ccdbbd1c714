// What a booking's money comes to: sums of what staff wrote down.
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { mayBecome } from '../../departures/booking-states.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { refundFor } from '../booking-transitions.ts';
import type { PaymentEntity } from '../payment.entity.ts';

type Payments = readonly Pick<PaymentEntity, 'direction' | 'state' | 'amount'>[];

/** What came in, less what went back. */
export const paidIn = (payments: Payments): number =>
  payments
    .filter(({ state }) => state === 'done')
    .reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0);

/** Of the total, not paid yet: nothing of a booking that ended otherwise. */
export function outstandingOf(
  { state, total }: Pick<BookingEntity, 'state' | 'total'>,
  paid: number,
): number {
  const isOwed = ['requested', 'held', 'confirmed', 'completed'].includes(state);
  return isOwed ? Math.max((total ?? 0) - paid, 0) : 0;
}

/** Somebody has to say what goes back, or what became of what went. */
export const needsDecision = (payments: Payments): boolean =>
  payments.some(({ state }) => state === 'toDecide' || state === 'unclear');

/** What cancelling decides about: what waits to be decided, or is on its way back, counts as gone. */
export const undecidedIn = (payments: Payments): number =>
  payments
    .filter(({ state }) => ['toDecide', 'asked', 'unclear'].includes(state))
    .reduce((left, { amount }) => left - amount, paidIn(payments));

/** Whether the balance is due since before today; an unpaid balance cancels nothing. */
export const isOverdue = ({ state, balanceDueOn, total }: BookingEntity, paid: number): boolean =>
  state === 'confirmed' && balanceDueOn !== null && balanceDueOn < kampalaDay() && (total ?? 0) > paid;

/** What the terms give back to who cancels now; nothing of a booking that has ended. */
export const refundNow = (row: BookingEntity, paid: number, startsOn: string): number =>
  mayBecome(row.state, 'cancelled')
    ? refundFor(row, { paid, departure: { startsOn, now: new Date() }, byAgency: false })
    : 0;
