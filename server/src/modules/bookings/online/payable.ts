// What of a booking can be paid online, and in which parts.
import type { PayOnline } from '../../../generated/schema.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { bookingDefaults } from '../../settings/booking-settings.ts';
import type { AllSettings } from '../../settings/settings-group.ts';
import type { BookingEntity } from '../booking.entity.ts';

export type BookingsSettings = AllSettings[string];

/** Sums in the smallest unit of the booking's currency. */
export type Payable = Omit<PayOnline, 'isSandbox'>;

/** Whether a confirmed address makes a hold longer: not where money comes online alone. */
export const isPaidOnlineAlone = ({ payOnline, payAtOffice }: BookingsSettings): boolean =>
  payOnline === true && payAtOffice === false;

/** What of a booking decides it. */
export type PayableRow = Pick<
  BookingEntity,
  'state' | 'currency' | 'total' | 'deposit' | 'holdUntil' | 'balanceDueOn'
>;

/** Null when nothing can be paid online now: it is not offered, has no price, is paid, or is neither held nor confirmed. */
export function payableOf(
  row: PayableRow,
  paid: number,
  settings: BookingsSettings,
  now: Date,
): Payable | null {
  const { state, currency, total, holdUntil } = row;
  const isHeld = state === 'held' && (holdUntil === null || holdUntil > now);
  if (!settings.payOnline || !currency || total === null || (!isHeld && state !== 'confirmed')) return null;
  const most = total - paid;
  if (most <= 0) return null;
  const toConfirm = isHeld ? confirmingSum(row, paid, now) : 0;
  const due = toConfirm > 0 ? toConfirm : most;
  const mobileMoneyMax =
    currency === 'UGX' ? (settings.mobileMoneyMaxUgx ?? bookingDefaults.mobileMoneyMaxUgx) : null;
  // What confirms it comes at once, unless that is more than mobile money can take at once.
  const inParts = toConfirm <= 0 || (mobileMoneyMax !== null && due > mobileMoneyMax);
  const least = inParts ? Math.min(leastPart(currency, settings), due) : due;
  return { due, least, most, confirms: toConfirm > 0, mobileMoneyMax };
}

/** The deposit, or all of it once the balance is due as well. */
function confirmingSum({ total, deposit, balanceDueOn }: PayableRow, paid: number, now: Date): number {
  const isAllDue = balanceDueOn !== null && balanceDueOn < kampalaDay(now);
  return ((isAllDue ? total : deposit) ?? 0) - paid;
}

function leastPart(currency: 'USD' | 'UGX', settings: BookingsSettings): number {
  const { leastPartUsd, leastPartUgx } = { ...bookingDefaults, ...settings };
  return currency === 'USD' ? leastPartUsd * 100 : leastPartUgx;
}
