// Tables as CSV (RFC 4180), in the form that spreadsheet programs read without asking.

/** What makes a spreadsheet take a cell for a formula when it stands first; groups of digits behind a `+` are nothing to calculate. */
const formula = /^(?!\+\d+( \d+)+$)[=+\-@\t\r]/;

/**
 * The rows under their head, in CRLF lines, behind the mark that says UTF-8. Visitors write what stands in them, so a
 * cell that a spreadsheet would calculate gets a `'` in front and stays text.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map(lineOf).join('')}`;
}

/**
 * A phone number in groups of digits, such as `+256 700 123456`: spreadsheets neither calculate it nor take its first 0
 * from it. What is no number stays as it is.
 */
export function phoneInFile(phone: string): string {
  const text = phone.trim();
  const groups = text.match(/\d+/g);
  if (!groups || !/^\+?[\d\s()./-]{5,}$/.test(text)) return phone;
  const [all = ''] = groups;
  const parts = groups.length > 1 ? groups : [all.slice(0, 3), all.slice(3, 6), all.slice(6)].filter(Boolean);
  return `${text.startsWith('+') ? '+' : ''}${parts.join(' ')}`;
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
