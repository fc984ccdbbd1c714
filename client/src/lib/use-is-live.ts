import { useSyncExternalStore } from 'react';

/** False while the page still has to look as the server drew it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
