// Which columns of a table are on screen. In the address their names stand with dots between them.

import type { ListColumn } from '../list/list.ts';
import { keyOf } from '../list/order.ts';

/** The columns the address names, in the table's own order; the usual ones when it names none that there is. */
export function chosenColumns<T>(columns: readonly ListColumn<T>[], inAddress: string): ListColumn<T>[] {
  const names = inAddress.split('.');
  const chosen = columns.filter((column) => names.includes(keyOf(column)));
  return chosen.length > 0 ? chosen : columns.filter(({ extra }) => !extra);
}

/** As a phone shows them: what is to be seen first stands first, below the name. */
export function columnsOfCard<T>(columns: readonly ListColumn<T>[]): ListColumn<T>[] {
  const first = columns
    .filter(({ onCard }) => onCard)
    .toSorted((a, b) => (a.onCard ?? 0) - (b.onCard ?? 0))
    .map(({ extra: _, ...column }) => column);
  const isName = ({ kind }: ListColumn<T>) => kind === 'name';
  return [
    ...columns.filter(isName),
    ...first,
    ...columns.filter((column) => !isName(column) && !column.onCard),
  ];
}

/** What stands in the address after a column was taken in or out: nothing when these are the usual ones. */
export function toggleColumn<T>(
  columns: readonly ListColumn<T>[],
  inAddress: string,
  toggled: ListColumn<T>,
): string {
  const shown = chosenColumns(columns, inAddress);
  const next = columns.filter((column) => shown.includes(column) !== (column === toggled));
  // A table without columns would be none.
  if (next.length === 0) return inAddress;
  const usual = columns.every((column) => next.includes(column) === !column.extra);
  return usual ? '' : next.map(keyOf).join('.');
}
