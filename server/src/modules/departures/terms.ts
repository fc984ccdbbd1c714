// What is agreed with a booking: when it is to be paid, and what is kept of who cancels.
import { createHash } from 'node:crypto';
import type { BookingsSettingsInput, BookingTerms, CancellationStepInput } from '../../generated/schema.ts';
import { daysBefore, daysFrom, kampalaDay } from '../../platform/kampala-day.ts';

/** A booking keeps them as they were. */
export type Terms = BookingTerms;

/** What a program says itself; null or no steps: as the settings say. */
export interface OwnTerms {
  depositPercent: number | null;
  balanceDueDays: number | null;
  cancellationSteps: readonly CancellationStepInput[];
  permitKeptDays: number | null;
}

/** What holds for a program. `settings`: the published group `bookings`, in which what has a default is filled in. */
export function termsOf(program: OwnTerms | null, settings: BookingsSettingsInput): Terms {
  const own = program?.cancellationSteps ?? [];
  const steps = own.length > 0 ? own : (settings.cancellationSteps ?? []);
  const agreed = {
    depositPercent: program?.depositPercent ?? settings.depositPercent ?? 0,
    balanceDueDays: program?.balanceDueDays ?? settings.balanceDueDays ?? 0,
    steps: steps
      .map((step) => ({ daysBefore: step.daysBefore, keepPercent: step.keepPercent }))
      .sort((a, b) => b.daysBefore - a.daysBefore),
    permitKeptDays: program?.permitKeptDays ?? settings.permitKeptDays ?? null,
    text: settings.termsText ?? '',
  };
  const version = createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 12);
  return { version, ...agreed };
}

/** Percent of the total, up to the unit. */
export const depositOf = ({ depositPercent }: Pick<Terms, 'depositPercent'>, total: number): number =>
  Math.ceil((total * depositPercent) / 100);

interface Due {
  /** To be paid to confirm. */
  deposit: number;
  /** The day by which the rest is due; null when nothing is left. */
  balanceDueOn: string | null;
}

/** What is to be paid when by who books on `today`: all at once from the day on which the rest is due. */
export function balanceOf(
  terms: Pick<Terms, 'depositPercent' | 'balanceDueDays'>,
  total: number,
  startsOn: string,
  today: string = kampalaDay(),
): Due {
  const dueOn = daysBefore(startsOn, terms.balanceDueDays);
  const deposit = today >= dueOn ? total : depositOf(terms, total);
  return { deposit, balanceDueOn: deposit < total ? dueOn : null };
}

interface Cancelled {
  terms: Pick<Terms, 'steps' | 'permitKeptDays'>;
  /** Null: nobody said a price, so nothing is kept. */
  total: number | null;
  permitTotal: number | null;
  /** What came in, less what went back. */
  paid: number;
  startsOn: string;
  cancelledAt: Date;
  /** The agency does not keep what it took for a journey that it cancels. */
  byAgency: boolean;
}

/** What is kept of what came in, and what goes back: never below 0, never above what came in. */
export function refundOf(cancelled: Cancelled): { kept: number; refund: number } {
  const paid = Math.max(cancelled.paid, 0);
  const kept = cancelled.byAgency ? 0 : Math.min(feeOf(cancelled), paid);
  return { kept, refund: paid - kept };
}

/** What the terms keep, whether it came in or not; a part of a unit is the guest's. */
function feeOf({ terms, total, permitTotal, startsOn, cancelledAt }: Cancelled): number {
  if (total === null) return 0;
  // A step holds to the end of its day in Kampala.
  const left = daysFrom(kampalaDay(cancelledAt), startsOn);
  const percent = terms.steps.find((step) => left >= step.daysBefore)?.keepPercent ?? 100;
  const permit = terms.permitKeptDays !== null && left <= terms.permitKeptDays ? (permitTotal ?? 0) : 0;
  return permit + Math.floor(((total - permit) * percent) / 100);
}
