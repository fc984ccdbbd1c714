import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** Whether the person who is signed in has put the checklist away, for good in this browser. */
export function usePutAway() {
  const { user } = useSession();
  const key = `first-week-put-away:${user?.id ?? ''}`;
  const [, setChanges] = useState(0);
  return {
    isAway: readStored(key) !== null,
    setAway(away: boolean) {
      writeStored(key, away ? 'yes' : null);
      setChanges((count) => count + 1);
    },
  };
}
