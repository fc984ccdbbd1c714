import { useEffect, useMemo, useState } from 'react';
import type { InboxVariables } from './inbox.ts';
import { useUrlState } from './use-url-state.ts';

const pageSize = 25;
const settleAfter = 250;
const firstPage = { q: '', after: '', before: '' };

type Place = typeof firstPage;

/** What to ask for to see what came in last. */
export const newest = toVariables(firstPage);

/** What is searched and which page is shown, kept in the address; the server is asked once the typing settles. */
export function useInboxPlace() {
  const [place, change] = useUrlState<Place>(firstPage);
  const settled = useSettled(place);
  const variables = useMemo(() => toVariables(settled), [settled]);
  return {
    q: place.q,
    variables,
    search: (q: string) => change({ q, after: '', before: '' }),
    next: (endCursor: string | null) => change({ after: endCursor ?? '', before: '' }),
    previous: (startCursor: string | null) => change({ after: '', before: startCursor ?? '' }),
    toNewest: () => change(firstPage),
    first: () => change({ after: '', before: '' }),
  };
}

/** A page is turned at once, a search waits for the end of the word. */
function useSettled(place: Place): Place {
  const [settled, setSettled] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(place), place.q === settled.q ? 0 : settleAfter);
    return () => clearTimeout(timer);
  }, [place, settled.q]);
  return settled;
}

function toVariables({ q, after, before }: Place): InboxVariables {
  const search = q.trim();
  return {
    ...(before ? { last: pageSize, before } : { first: pageSize, ...(after && { after }) }),
    ...(search && { search }),
    searching: search !== '',
  };
}
