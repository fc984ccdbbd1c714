// Checks docs/coverage.md: every file and every test it names is there, and no row goes without a test.
// `node scripts/coverage.mjs [folder]` reads the documents of this project, or of another folder.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeSpans, localLinks, readRows } from './coverage/rows.mjs';
import { namesChain, testNames } from './coverage/test-names.mjs';
import { root } from './steps.mjs';

const folder = process.argv[2] ?? root;
const page = join(folder, 'docs', 'coverage.md');
const namesByFile = new Map();

const rows = readRows(readFileSync(page, 'utf8'));
const faults = rows.flatMap((row) => faultsOf(row).map((fault) => `docs/coverage.md:${row.line} ${fault}`));
if (rows.length === 0) faults.push('docs/coverage.md has no rows.');

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length === 0) process.stdout.write(`${rows.length} statements, each with a test.\n`);
process.exit(faults.length === 0 ? 0 : 1);

function faultsOf({ cells }) {
  if (cells.length !== 3) return [`has ${cells.length} cells instead of 3: statement, where, shown by.`];
  const [statement, where, shownBy] = cells;
  const files = codeSpans(where);
  const shown = codeSpans(shownBy);
  return [
    ...(statement ? [] : ['states nothing.']),
    ...(files.length > 0 ? [] : [`names no file where it lives: ${statement}`]),
    ...(shown.length > 0 ? [] : [`names no test: ${statement}`]),
    ...files
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `names ${file}, which is not there.`),
    ...cells
      .flatMap(localLinks)
      .filter((target) => !existsSync(join(dirname(page), target)))
      .map((target) => `links to ${target}, which is not there.`),
    ...shown.map(faultOfTest).filter((fault) => fault !== undefined),
  ];
}

/** `file › test`, where describes may stand before the test and steps after it. */
function faultOfTest(reference) {
  const [file, ...names] = reference.split(' › ');
  if (names.length === 0) return `names no test in ${file}.`;
  if (!existsSync(join(folder, file))) return `names a test in ${file}, which is not there.`;
  if (!namesByFile.has(file)) namesByFile.set(file, testNames(join(folder, file)));
  if (namesByFile.get(file).some((chain) => namesChain(chain, names))) return;
  return `names “${names.join(' › ')}”, which is no test of ${file}.`;
}
