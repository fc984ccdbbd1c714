// Reads the tables of docs/coverage.md: what is stated, where it lives, which tests show it.

const columns = ['Statement', 'Where', 'Shown by'];

/**
 * The rows of every table in a Markdown text.
 *
 * @param {string} markdown
 * @returns {{ line: number, section: string, cells: string[] }[]} `line` counts from 1; cells are trimmed.
 */
export function readRows(markdown) {
  let section = '';
  const rows = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    if (!line.startsWith('|')) continue;
    const cells = cellsOf(line);
    if (cells.join() === columns.join() || cells.every((cell) => /^-+$/.test(cell))) continue;
    rows.push({ line: index + 1, section, cells });
  }
  return rows;
}

/** What stands between backticks, in order. */
export function codeSpans(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text.replaceAll('\\|', '|').trim());
}

/** The targets of links to other files of the repository. */
export function localLinks(cell) {
  return [...cell.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
}

function cellsOf(line) {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
