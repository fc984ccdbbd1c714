import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from '../../platform/addresses.ts';
import { tooMany } from '../../platform/too-many.ts';

const minutes = 60;

/** Slows down guessing: by address, by account from anywhere, and soonest by both together. */
export class LoginThrottle {
  /** Allowed failures (`points`) in a time (`duration`, seconds). */
  readonly #pair = new RateLimiterMemory({ points: 5, duration: 15 * minutes });
  readonly #address = new RateLimiterMemory({ points: 30, duration: 15 * minutes });
  readonly #account = new RateLimiterMemory({ points: 50, duration: 60 * minutes });

  /** Counts an attempt before it is looked at, so that many at once count too. Throws RATE_LIMITED. */
  async attempt(ip: string, email: string): Promise<void> {
    try {
      for (const [limiter, key] of this.#keys(ip, email)) await limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooMany(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Takes back the count of an attempt that was right. */
  async succeeded(ip: string, email: string): Promise<void> {
    for (const [limiter, key] of this.#keys(ip, email)) await limiter.reward(key);
    await this.#pair.delete(pairOf(ip, email));
  }

  #keys(ip: string, email: string): [RateLimiterMemory, string][] {
    return [
      [this.#pair, pairOf(ip, email)],
      [this.#address, callerOf(ip)],
      [this.#account, email.toLowerCase()],
    ];
  }
}

const pairOf = (ip: string, email: string) => `${callerOf(ip)} ${email.toLowerCase()}`;
