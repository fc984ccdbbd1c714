import { RateLimiterMemory } from 'rate-limiter-flexible';
import { subscriberOf } from '../../../platform/addresses.ts';
import { countCall, type ReportLimit } from '../../../platform/limits/count-call.ts';

interface Attempt {
  ip: string;
  email: string;
  /** Of the account, if there is one: what was guessed counts no more, in any process, once it has another password. */
  passwordHash?: string;
  /** A browser in which this account was signed in to before, or the session that asks. */
  device?: string | null;
  /** Of the actor. */
  reportLimit?: ReportLimit;
}

const minutes = 60;

/**
 * Slows down guessing: by network, by account from anywhere, and soonest by both together. A known device counts by
 * itself, so that strangers who guess cannot keep anybody out of their account.
 */
export class LoginThrottle {
  /** Allowed failures (`points`) in a time (`duration`, seconds). */
  readonly #pair = new RateLimiterMemory({ points: 5, duration: 15 * minutes });
  readonly #network = new RateLimiterMemory({ points: 30, duration: 15 * minutes });
  readonly #account = new RateLimiterMemory({ points: 50, duration: 60 * minutes });
  readonly #device = new RateLimiterMemory({ points: 5, duration: 15 * minutes });

  readonly #code = new RateLimiterMemory({ points: 5, duration: 15 * minutes });
  readonly #codesOfDay = new RateLimiterMemory({ points: 30, duration: 24 * 60 * minutes });

  /** Counts an attempt before it is looked at, so that many at once count too. Throws RATE_LIMITED. */
  async attempt(attempt: Attempt): Promise<void> {
    for (const [limiter, key] of this.#keys(attempt)) await countCall(limiter, key, attempt.reportLimit);
  }

  /** The same for a code of two-factor sign-in, which has a million values: few a day, from wherever. */
  async attemptCode(userId: number, device?: string | null, reportLimit?: ReportLimit): Promise<void> {
    for (const [limiter, key] of this.#codeKeys(userId, device)) await countCall(limiter, key, reportLimit);
  }

  async codeSucceeded(userId: number, device?: string | null): Promise<void> {
    for (const [limiter, key] of this.#codeKeys(userId, device)) await limiter.delete(key);
  }

  /** Takes back the count of an attempt that was right. */
  async succeeded(attempt: Attempt): Promise<void> {
    const [[nearest, key], ...others] = this.#keys(attempt);
    await nearest.delete(key);
    for (const [limiter, name] of others) await limiter.reward(name);
  }

  #codeKeys(userId: number, device?: string | null): Limit[] {
    if (device) return [[this.#device, `${device} code ${userId}`]];
    return [
      [this.#code, `${userId}`],
      [this.#codesOfDay, `${userId}`],
    ];
  }

  #keys({ ip, email, passwordHash = '', device }: Attempt): [Limit, ...Limit[]] {
    const account = `${email.toLowerCase()} ${passwordHash}`;
    if (device) return [[this.#device, `${device} ${account}`]];
    const network = subscriberOf(ip);
    return [
      [this.#pair, `${network} ${account}`],
      [this.#network, network],
      [this.#account, account],
    ];
  }
}

type Limit = [RateLimiterMemory, string];
