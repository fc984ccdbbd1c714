// Lists that staff can put in order by hand. A key is one value with the number of the record behind it, as cursors need it,
// and where nobody put anything in order it is the order of before to the letter.
import type { ListOrder } from '../content-list.ts';

/** By number, first made first; what nobody put anywhere comes after what has a place. */
export const byHand: ListOrder = {
  sql: 'COALESCE(position, 999999999)',
  type: 'integer',
  direction: 'asc',
};

/** By day, latest first; what nobody put anywhere comes before what has a place, so that new pictures are seen. */
export const byHandOrDay: ListOrder = {
  // Days since a day before all others are 0 and more, places are negative.
  sql: "CASE WHEN position IS NULL THEN date - DATE '4713-01-01 BC' ELSE -position END",
  type: 'integer',
  direction: 'desc',
};
