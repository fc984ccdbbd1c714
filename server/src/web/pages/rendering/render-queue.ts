// Who waits for a renderer. The site's own pages go first and have their own places, so that what strangers make up
// can neither take these nor be rendered in front of them.
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../platform/errors.ts';
import type { PageKind } from '../site-address.ts';

/** Places, by kind, in the order in which they are served. */
const places: Record<PageKind, number> = { own: 64, numbered: 16, text: 16 };
const kinds = Object.keys(places) as PageKind[];

/** Milliseconds until somebody is told that all places are taken: programs that ask again at once would keep the processor busy. */
const refusedAfter = 500;
/** So many wait for that at most; more are told at once. */
const mostRefused = 200;

interface Waiting<T> {
  kind: PageKind;
  begin(free: T): void;
  fail(error: unknown): void;
  /** Milliseconds that are left of its time, as of `since`. */
  left: number;
  since: number;
  timer?: NodeJS.Timeout;
}

export class RenderQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  readonly #limit: number;
  #refused = 0;
  #isServed = false;

  /** `limit`: milliseconds to wait at most while it is served. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Waits for its turn. Throws UNAVAILABLE when all places are taken, or it does not come in time. */
  wait(kind: PageKind): Promise<T> {
    if (this.#waiting.filter((other) => other.kind === kind).length >= places[kind]) return this.#refuse();
    return new Promise<T>((begin, fail) => {
      const waiting: Waiting<T> = { kind, begin, fail, left: this.#limit, since: 0 };
      this.#waiting.push(waiting);
      if (this.#isServed) this.#begin(waiting);
    });
  }

  /** Says whether there is somebody who serves: the time in which there is nobody counts for none. */
  set isServed(isServed: boolean) {
    if (this.#isServed === isServed) return;
    this.#isServed = isServed;
    for (const waiting of this.#waiting) {
      if (isServed) this.#begin(waiting);
      else this.#hold(waiting);
    }
  }

  /** Hands what is free to the next one whose kind is not left out; false when there is none. */
  serve(free: T, leftOut: ReadonlySet<PageKind>): PageKind | null {
    const kind = kinds.find(
      (candidate) => !leftOut.has(candidate) && this.#waiting.some((other) => other.kind === candidate),
    );
    const next = this.#waiting.find((job) => job.kind === kind);
    if (!next) return null;
    this.#remove(next);
    next.begin(free);
    return next.kind;
  }

  /** Nobody is served any more. */
  failAll(error: unknown): void {
    for (const waiting of this.#waiting.splice(0)) {
      this.#hold(waiting);
      waiting.fail(error);
    }
  }

  async #refuse(): Promise<never> {
    if (this.#refused >= mostRefused) throw busy();
    this.#refused += 1;
    await wait(Math.min(refusedAfter, this.#limit));
    this.#refused -= 1;
    throw busy();
  }

  #begin(waiting: Waiting<T>): void {
    waiting.since = performance.now();
    waiting.timer = setTimeout(() => {
      this.#remove(waiting);
      waiting.fail(busy());
    }, waiting.left);
  }

  #hold(waiting: Waiting<T>): void {
    clearTimeout(waiting.timer);
    waiting.left -= performance.now() - waiting.since;
  }

  #remove(waiting: Waiting<T>): void {
    this.#hold(waiting);
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
  }
}

const busy = () =>
  new AppError('UNAVAILABLE', 'More pages are wanted just now than we can make.', [], { retryAfter: 2 });
