// Whether the server refuses calls until the person who is signed in has set up two-factor sign-in.
import { useSyncExternalStore } from 'react';

/** Of whom it is demanded. */
let demandedOf: number | null = null;
const listeners = new Set<() => void>();

export function useTwoFactorDemand(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => demandedOf,
  );
}

/** The server said so of this person; null: it is set up. */
export function noteTwoFactorDemand(userId: number | null): void {
  demandedOf = userId;
  for (const listener of listeners) listener();
}
