import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { onceForEach } from '../once-for-each.ts';
import { type CallCounts, type CallState, type CountedCall, isTooMany, type Limit } from './call-counts.ts';

/** Counts what this process sees, in its memory. */
export class OwnCallCounts implements CallCounts {
  readonly #limiterOf = onceForEach(
    ({ points, duration }: Limit) => new RateLimiterMemory({ points, duration }),
  );

  async count(calls: readonly CountedCall[]): Promise<CallState[]> {
    const states: CallState[] = [];
    for (const { limit, key, times } of calls) {
      const counted: unknown = await this.#limiterOf(limit)
        .consume(key, times)
        .catch((refusal) => refusal);
      if (!(counted instanceof RateLimiterRes)) throw counted;
      const state = { limit, count: counted.consumedPoints, left: counted.msBeforeNext };
      states.push(state);
      if (isTooMany(state)) break;
    }
    return states;
  }

  async takeBack({ limit, key }: CountedCall): Promise<void> {
    await this.#limiterOf(limit).reward(key);
  }

  async forget({ limit, key }: CountedCall): Promise<void> {
    await this.#limiterOf(limit).delete(key);
  }
}
