import { AppError } from '../errors.ts';
import { type CallCounts, type CountedCall, isTooMany } from './call-counts.ts';

/** Where a caller stands with a limit. */
interface LimitState {
  /** Calls in all. */
  limit: number;
  remaining: number;
  /** Seconds until it begins anew. */
  reset: number;
}

/** Tells the caller of a limit that its call counted against; of several the nearest is what matters. */
export type ReportLimit = (state: LimitState) => void;

/** Counts a call by these limits. Throws RATE_LIMITED when it is one too many. */
export async function countCall(
  counts: CallCounts,
  calls: readonly CountedCall[],
  tell?: ReportLimit,
): Promise<void> {
  for (const state of await counts.count(calls)) {
    const reset = Math.ceil(state.left / 1000);
    const { points: limit } = state.limit;
    tell?.({ limit, remaining: Math.max(limit - state.count, 0), reset });
    if (isTooMany(state)) throw tooMany(reset);
  }
}

/** The refusal of one call too many; `retryAfter` is in seconds. */
function tooMany(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = retryAfter < 60 ? count(retryAfter, 'second') : count(minutes, 'minute');
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, [], { retryAfter });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
