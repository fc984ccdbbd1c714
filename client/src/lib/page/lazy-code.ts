// Code that is fetched when it is first needed; from then on it is used without waiting.
import { use } from 'react';

export interface LazyCode<T> {
  /** Fetches it once. Rejects when it cannot be fetched. */
  load(): Promise<T>;
  /** For components: suspends until it is there, throws when it cannot be fetched. */
  use(): T;
}

const failed = new Set<() => void>();
const listeners = new Set<() => void>();
let onTheWay = 0;

/** `fetch` is an `import()` that picks what is wanted of the module. */
export function lazyCode<T>(fetch: () => Promise<T>): LazyCode<T> {
  let loading: Promise<T> | undefined;
  const load = () => {
    if (loading) return loading;
    const promise = fetchNoted(fetch);
    loading = promise;
    promise.then(
      // By these two fields React knows without waiting that a promise is kept.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        failed.add(() => {
          loading = undefined;
        });
      },
    );
    return promise;
  };
  return { load, use: () => use(load()) };
}

/** What could not be fetched is asked for again the next time. */
export function resetFailures() {
  for (const reset of failed) reset();
  failed.clear();
}

/** Whether any code is on its way, as an external store. */
export const codeLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => onTheWay > 0,
};

async function fetchNoted<T>(fetch: () => Promise<T>): Promise<T> {
  note(1);
  try {
    return await fetch();
  } finally {
    note(-1);
  }
}

function note(change: 1 | -1) {
  onTheWay += change;
  // Later: a component may have asked while it was drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
