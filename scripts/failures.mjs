// What failed, by the reports of the runners: one entry for each test, with the beginning of what it said. A log is often
// cut in its middle, so the end of a run repeats it.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** As much of a message as tells what is wrong; the whole stands further up. */
const lines = 8;
/** So many are told with their message; of the others the name. */
const messages = 20;

export function failuresOfJest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    // A file that does not load has no tests.
    if (failed.length === 0 && status === 'failed') return [{ test: file, message }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      test: [file, ...ancestorTitles, title].join(' › '),
      message: failureMessages[0] ?? 'It did not run.',
    }));
  });
}

export function failuresOfPlaywright(report) {
  if (!report) return [];
  const ofSuite = (suite, titles) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, results }) => ({
          test: [projectName, ...titles, spec.title].join(' › '),
          message: results.at(-1)?.errors[0]?.message ?? 'It did not run.',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...titles, inner.title])),
  ];
  const outsideOfTests = report.errors.map(({ message }) => ({ test: 'outside of the tests', message }));
  return [...outsideOfTests, ...report.suites.flatMap((suite) => ofSuite(suite, [suite.title]))];
}

/** The list that ends a run: `failures` are `[suite, failure][]`. Nothing failed, nothing is said. */
export function listOf(failures) {
  if (failures.length === 0) return '';
  const entries = failures.map(([suite, { test, message }], index) => {
    const name = `  ${[suite, test].filter(Boolean).join(' › ')}\n`;
    return index < messages ? name + beginningOf(message) : name;
  });
  return `\nFailed:\n${entries.join('')}`;
}

/** Without colours and empty lines, and without the way through the files of others. */
function beginningOf(message) {
  const text = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:internal)/.test(line));
  return text
    .slice(0, lines)
    .map((line) => `      ${line}\n`)
    .join('');
}
