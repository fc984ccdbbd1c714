import { subscriberOf } from '../../../platform/addresses.ts';
import type { CallCounts, CountedCall } from '../../../platform/limits/call-counts.ts';
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

const minute = 60;

/** Allowed failures (`points`) in a time (`duration`, seconds). */
const limits = {
  pair: { name: 'sign-in by network and account', points: 5, duration: 15 * minute },
  network: { name: 'sign-in by network', points: 30, duration: 15 * minute },
  account: { name: 'sign-in by account', points: 50, duration: 60 * minute },
  device: { name: 'sign-in by device', points: 5, duration: 15 * minute },
  code: { name: 'codes', points: 5, duration: 15 * minute },
  codesOfDay: { name: 'codes of a day', points: 30, duration: 24 * 60 * minute },
};

/**
 * Slows down guessing: by network, by account from anywhere, and soonest by both together. A known device counts by
 * itself, so that strangers who guess cannot keep anybody out of their account.
 */
export class LoginThrottle {
  readonly #counts: CallCounts;

  constructor(counts: CallCounts) {
    this.#counts = counts;
  }

  /** Counts an attempt before it is looked at, so that many at once count too. Throws RATE_LIMITED. */
  attempt(attempt: Attempt): Promise<void> {
    return countCall(this.#counts, callsOf(attempt), attempt.reportLimit);
  }

  /** The same for a code of two-factor sign-in, which has a million values: few a day, from wherever. */
  attemptCode(userId: number, device?: string | null, reportLimit?: ReportLimit): Promise<void> {
    return countCall(this.#counts, codeCallsOf(userId, device), reportLimit);
  }

  async codeSucceeded(userId: number, device?: string | null): Promise<void> {
    for (const call of codeCallsOf(userId, device)) await this.#counts.forget(call);
  }

  /** Takes back the count of an attempt that was right. */
  async succeeded(attempt: Attempt): Promise<void> {
    const [nearest, ...others] = callsOf(attempt);
    await this.#counts.forget(nearest);
    for (const call of others) await this.#counts.takeBack(call);
  }
}

function codeCallsOf(userId: number, device?: string | null): CountedCall[] {
  if (device) return [{ limit: limits.device, key: `${device} code ${userId}` }];
  return [
    { limit: limits.code, key: `${userId}` },
    { limit: limits.codesOfDay, key: `${userId}` },
  ];
}

function callsOf({ ip, email, passwordHash = '', device }: Attempt): [CountedCall, ...CountedCall[]] {
  const account = `${email.toLowerCase()} ${passwordHash}`;
  if (device) return [{ limit: limits.device, key: `${device} ${account}` }];
  const network = subscriberOf(ip);
  return [
    { limit: limits.pair, key: `${network} ${account}` },
    { limit: limits.network, key: network },
    { limit: limits.account, key: account },
  ];
}
