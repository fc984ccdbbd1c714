import { useSyncExternalStore } from 'react';

/** False while the page still has to look as the server drew it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
