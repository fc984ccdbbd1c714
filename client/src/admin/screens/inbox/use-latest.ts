import { useCallback, useEffect, useRef } from 'react';

/** The same function for good, which calls the one of the last render. */
export function useLatest<Args extends unknown[], Answer>(act: (...args: Args) => Answer): typeof act {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
