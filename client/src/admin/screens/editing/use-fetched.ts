import { useEffect, useState } from 'react';
import type { Actions, Row } from './edited.ts';

/** The row as it is on the server now; null when it is gone, undefined while that is not known. */
export function useFetched<T extends Row>({ fetch }: Pick<Actions<T>, 'fetch'>, id: number) {
  const [answer, setAnswer] = useState<{ item?: T | null; error?: unknown }>({});
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    let wanted = true;
    setAnswer({});
    fetch(id).then(
      (item) => wanted && setAnswer({ item }),
      (error) => wanted && setAnswer({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [fetch, id, tries]);
  return { ...answer, retry: () => setTries((count) => count + 1) };
}
