import type { ServerResponse } from 'node:http';
import { callerOf } from '../addresses.ts';
import { AppError } from '../errors.ts';

const limits = { perAddress: 8, inAll: 24 };

/** Told by whoever takes an answer from its handler to send it later: the work is done, however slow the reader is. */
export const responseReady = Symbol('response ready');

/**
 * How many answers are made at the same time. More would not be done sooner, but all of them later. Who is in the middle
 * of sending a body does not count: that costs us nothing, and may take as long as the sender likes.
 */
export class WorkLimit {
  readonly #byAddress = new Map<string, number>();
  readonly #begun = new WeakSet<ServerResponse>();
  #inAll = 0;

  /**
   * Takes a place until the answer is made or its caller has gone; one for each answer, however often it is asked. Throws
   * RATE_LIMITED or UNAVAILABLE when there is none.
   */
  begin(ip: string, res: ServerResponse): void {
    if (this.#begun.has(res)) return;
    const address = callerOf(ip);
    const busy = this.#byAddress.get(address) ?? 0;
    if (busy >= limits.perAddress) {
      const sentence = `Only ${limits.perAddress} requests from one address are answered at once. Please try again in a second.`;
      throw new AppError('RATE_LIMITED', sentence, [], { retryAfter: 1 });
    }
    if (this.#inAll >= limits.inAll) {
      const sentence = 'There is more to do just now than we can. Please try again in a moment.';
      throw new AppError('UNAVAILABLE', sentence, [], { retryAfter: 2 });
    }
    this.#byAddress.set(address, busy + 1);
    this.#inAll += 1;
    this.#begun.add(res);
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      this.#end(address);
    };
    res.once(responseReady, done).once('close', done);
  }

  #end(address: string): void {
    const busy = this.#byAddress.get(address) ?? 0;
    if (busy > 1) this.#byAddress.set(address, busy - 1);
    else this.#byAddress.delete(address);
    this.#inAll -= 1;
  }
}
