import { createContext, useContext, useEffect, useState } from 'react';

/** Told by a part of a form when something is there that its values do not hold yet, and when that is over. */
export const UnfinishedContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Whether a part of the form is unfinished, and what its context is given. */
export function useUnfinishedParts() {
  const [count, setCount] = useState(0);
  const [tell] = useState(() => (change: 1 | -1) => setCount((before) => before + change));
  return { unfinished: count > 0, tell };
}

/** Says that this part is unfinished while `unfinished`: leaving the form would lose it. */
export function useUnfinished(unfinished: boolean) {
  const tell = useContext(UnfinishedContext);
  useEffect(() => {
    if (!unfinished) return;
    tell(1);
    return () => tell(-1);
  }, [unfinished, tell]);
}
