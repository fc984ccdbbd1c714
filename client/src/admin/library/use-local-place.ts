import { useMemo, useState } from 'react';
import type { ListPlace, Place } from '../screens/list/list-place.ts';

const firstPage = { page: '1', after: '', before: '' };

/** Where somebody is in a list that stands in a dialog: as `useListPlace`, and in no address. */
export function useLocalPlace({ show, sort, rows }: { show: string; sort: string; rows: number }): ListPlace {
  const standard = useMemo<Place>(
    () => ({ q: '', show, status: '', sort, columns: '', rows: String(rows), ...firstPage }),
    [show, sort, rows],
  );
  const [now, setNow] = useState(standard);
  const change = (next: Partial<Place>) => setNow((before) => ({ ...before, ...next }) as Place);
  return {
    now,
    standard,
    size: rows,
    seek: (next) => change({ ...next, ...firstPage }),
    turnTo: (page, cursor = {}) => change({ ...firstPage, ...cursor, page: String(page) }),
    choose: () => undefined,
    reset: () => setNow(standard),
  };
}
