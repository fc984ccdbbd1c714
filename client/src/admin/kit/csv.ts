// Tables as CSV (RFC 4180), in the form that spreadsheet programs read without asking.

/** What makes a spreadsheet take a cell for a formula when it stands first. */
const formula = /^[=+\-@\t\r]/;

/**
 * The rows under their head, in CRLF lines, behind the mark that says UTF-8. Visitors write what stands in them, so a
 * cell that a spreadsheet would calculate gets a `'` in front and stays text.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map(lineOf).join('')}`;
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
