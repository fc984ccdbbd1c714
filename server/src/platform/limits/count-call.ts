import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

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

/** Counts a call of `key`. Throws RATE_LIMITED when it is one too many. */
export async function countCall(
  limiter: RateLimiterMemory,
  key: string,
  tell?: ReportLimit,
  times = 1,
): Promise<void> {
  const stateOf = (state: RateLimiterRes): LimitState => ({
    limit: limiter.points,
    remaining: Math.max(state.remainingPoints, 0),
    reset: Math.ceil(state.msBeforeNext / 1000),
  });
  try {
    const counted = await limiter.consume(key, times);
    tell?.(stateOf(counted));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const state = stateOf(refusal);
    tell?.(state);
    throw tooMany(state.reset);
  }
}

/** The refusal of one call too many; `retryAfter` is in seconds. */
function tooMany(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = retryAfter < 60 ? count(retryAfter, 'second') : count(minutes, 'minute');
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, [], { retryAfter });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
