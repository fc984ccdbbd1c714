// Requests in plain numbers. They are counted on the fastest way there is: names and labels are left to whoever reads them.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** By the first part of the address, never by the address: a fixed number of counts, whatever strangers ask for. */
const handlers = ['page', 'staff', 'graphql', 'rest', 'media', 'assets', 'health'] as const;
const statuses = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const;
/** `hit`: from memory. `miss`: made, and kept if it is the same for all. `none`: nothing that is looked up in memory. */
const cacheStates = ['none', 'hit', 'miss'] as const;
/** Seconds. */
export const durationBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Handler = (typeof handlers)[number];
type Status = (typeof statuses)[number];
type CacheState = (typeof cacheStates)[number];

interface Measured {
  handler: number;
  begun: number;
  cache: number;
}

const measured = Symbol('measured');
type MeasuredResponse = ServerResponse & { [measured]?: Measured };

/** Says what came of looking a request up in memory. Costs nothing where nobody counts. */
export function noteCache(res: MeasuredResponse, state: CacheState): void {
  const counted = res[measured];
  if (counted) counted.cache = cacheStates.indexOf(state);
}

export class RequestCounts {
  readonly #counts = new Float64Array(handlers.length * statuses.length * cacheStates.length);
  readonly #durations = handlers.map(() => new Float64Array(durationBounds.length + 1));
  readonly #seconds = new Float64Array(handlers.length);
  readonly #done: (this: ServerResponse) => void;

  constructor() {
    const add = (res: MeasuredResponse) => this.#add(res);
    // One function for all requests: a closure for each would be garbage for each.
    this.#done = function done(this: ServerResponse) {
      add(this);
    };
  }

  /** Lets `serve` answer a request, and counts it when its answer is done. */
  follow(req: IncomingMessage, res: MeasuredResponse, serve: RequestListener): void {
    res[measured] = { handler: handlerOf(req.url ?? '/'), begun: performance.now(), cache: 0 };
    serve(req, res);
    // From memory: it is written already, and a listener would cost more than all the rest of this.
    if (res.writableEnded) this.#add(res);
    else res.on('close', this.#done);
  }

  /** Each of those that ever happened. */
  *counts(): Generator<{ handler: Handler; status: Status; cache: CacheState; count: number }> {
    for (const [h, handler] of handlers.entries())
      for (const [s, status] of statuses.entries())
        for (const [c, cache] of cacheStates.entries()) {
          const count = this.#counts[placeOf(h, s, c)] ?? 0;
          if (count > 0) yield { handler, status, cache, count };
        }
  }

  /** How many took at most so long, for each bound and for no bound; and how long all took, in seconds. */
  *durations(): Generator<{ handler: Handler; upTo: number[]; seconds: number }> {
    for (const [h, handler] of handlers.entries()) {
      let sum = 0;
      const upTo = Array.from(this.#durations[h] ?? [], (count) => {
        sum += count;
        return sum;
      });
      if (sum > 0) yield { handler, upTo, seconds: this.#seconds[h] ?? 0 };
    }
  }

  #add(res: MeasuredResponse): void {
    const counted = res[measured];
    if (!counted) return;
    const seconds = (performance.now() - counted.begun) / 1000;
    const durations = this.#durations[counted.handler];
    let bucket = 0;
    while (bucket < durationBounds.length && seconds > (durationBounds[bucket] ?? 0)) bucket += 1;
    if (durations) durations[bucket] = (durations[bucket] ?? 0) + 1;
    this.#seconds[counted.handler] = (this.#seconds[counted.handler] ?? 0) + seconds;
    const place = placeOf(counted.handler, statusOf(res), counted.cache);
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }
}

const placeOf = (handler: number, status: number, cache: number) =>
  (handler * statuses.length + status) * cacheStates.length + cache;

const aborted = statuses.indexOf('aborted');

function statusOf({ writableEnded, statusCode }: ServerResponse): number {
  return writableEnded ? Math.min(Math.max(Math.trunc(statusCode / 100) - 2, 0), aborted - 1) : aborted;
}

const prefixes = (
  [
    ['/graphql', 'graphql'],
    ['/api', 'rest'],
    ['/media', 'media'],
    ['/assets', 'assets'],
    ['/admin', 'staff'],
    ['/healthz', 'health'],
    ['/readyz', 'health'],
  ] satisfies [string, Handler][]
).map(([prefix, handler]) => ({ prefix, handler: handlers.indexOf(handler) }));

const ends = new Set(['', '/', '?']);

/** What answers an address, by its first part. */
export const handlerNameOf = (url: string): Handler => handlers[handlerOf(url)] ?? 'page';

/** What is none of them is a page, or is answered by one that says so. */
function handlerOf(url: string): number {
  for (const { prefix, handler } of prefixes)
    if (url.startsWith(prefix) && ends.has(url.charAt(prefix.length))) return handler;
  return 0;
}
