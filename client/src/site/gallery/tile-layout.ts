const rows = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [4, 4, 4],
];

/**
 * How many of twelve columns each of `count` tiles takes: rows of two and three in turns, and no tile alone in the
 * last row unless there is only one.
 */
export function tileSpans(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) spans.push(...rowFor(count - spans.length, row));
  return spans;
}

function rowFor(left: number, row: number): number[] {
  if (left === 1) return [12];
  if (left === 3) return [4, 4, 4];
  const next = rows[row % rows.length] ?? [];
  return left === 2 || left - next.length === 1 ? [7, 5] : next;
}

/** Whether a tile takes the full width on a phone: the first of each three, and a last one that would stand alone. */
export function isWideOnPhone(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}
