import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type CallCounts, type CallState, type CountedCall, isTooMany, type Limit } from './call-counts.ts';

/** Counts what this process sees, in its memory. */
export class OwnCallCounts implements CallCounts {
  readonly #limiters = new Map<Limit, RateLimiterMemory>();

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

  #limiterOf(limit: Limit): RateLimiterMemory {
    const known = this.#limiters.get(limit);
    if (known) return known;
    const made = new RateLimiterMemory({ points: limit.points, duration: limit.duration });
    this.#limiters.set(limit, made);
    return made;
  }
}
