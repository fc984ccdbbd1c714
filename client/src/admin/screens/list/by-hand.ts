// The server's order of lists that staff can put in order by hand, for the list in the cache.

interface Placed {
  id: number;
  position: number | null;
}

/** What nobody put anywhere comes after what has a place, by number. */
export const byHand = (a: Placed, b: Placed) =>
  (a.position ?? nowhere) - (b.position ?? nowhere) || a.id - b.id;

/** What nobody put anywhere comes before what has a place, the latest day first. */
export const byHandOrDay = (a: Placed & { date: string }, b: Placed & { date: string }) =>
  (a.position ?? 0) - (b.position ?? 0) || b.date.localeCompare(a.date) || b.id - a.id;

const nowhere = 999_999_999;
