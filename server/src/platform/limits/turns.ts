// Who waits for one thing waits in the process, not on a connection of the pool that everybody needs.
import { Semaphore, withTimeout } from 'async-mutex';

interface TurnsOptions {
  /** Pieces of work at once, whatever they are about. */
  most: number;
}

/** Runs `work` alone among all about one of these keys, once it is its turn; throws what `late` makes when that is not within `patience` ms. */
export type InTurn = <T>(
  keys: readonly string[],
  options: { patience: number; late: () => Error },
  work: () => Promise<T>,
) => Promise<T>;

export function createTurns({ most }: TurnsOptions): InTurn {
  const queues = new Map<string, Semaphore>();
  const all = new Semaphore(most);

  return async (keys, { patience, late }, work) => {
    const deadline = Date.now() + patience;
    const releases: (() => void)[] = [];
    const take = async (turn: Semaphore) => {
      const within = withTimeout(turn, Math.max(deadline - Date.now(), 0), late());
      const [, release] = await within.acquire();
      releases.push(release);
    };
    // In one order, so that no two wait for each other; the place among all last, so that nobody holds one who waits for a key.
    const sorted = [...new Set(keys)].sort();
    try {
      for (const key of sorted) {
        const queue = queues.get(key) ?? new Semaphore(1);
        queues.set(key, queue);
        await take(queue);
      }
      await take(all);
      return await work();
    } finally {
      for (const release of releases.reverse()) release();
      for (const key of sorted) if (!queues.get(key)?.isLocked()) queues.delete(key);
    }
  };
}
