import DataLoader from 'dataloader';

/** Lets at most `max` pieces of work run at once; the others wait their turn. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Work asked for again under the same key while it runs is done once, and all get its result. */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, work) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/**
 * A loader with one reading at a time. Who asks while one runs waits for the next, and all who wait share it: nobody is answered
 * with what was read before they asked, and a rush takes one connection of the pool.
 */
export function sharedReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
): DataLoader<Key, Value> {
  let running: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    (keys) => {
      const reading = read(keys);
      running = reading.catch(() => undefined);
      return reading;
    },
    { cache: false, batchScheduleFn: (dispatch) => void running.then(dispatch) },
  );
}
